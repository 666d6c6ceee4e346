import { deepened, scrim } from '../core/contrast.js';
import { html } from '../core/html.js';
import { colors } from '../core/recipe.js';

/**
 * Gives an element a list's colours: as they are, and deepened so that white text on them has at least 3:1; and how much black
 * a white sign needs under it on the undeepened ones.
 *
 * @param {HTMLElement} element
 * @param {string} recipe
 */
export function paint(element, recipe) {
    const stops = colors(recipe);
    for (const [name, color] of /** @type {const} */ ([['first', stops[0]], ['second', stops[stops.length - 1]]])) {
        element.style.setProperty(`--${name}`, color);
        element.style.setProperty(`--${name}-deep`, deepened(color));
    }
    element.style.setProperty('--scrim', String(scrim(stops)));
}

/** <list-colors recipe="…">: paints itself in the colours of a recipe. What lies in it inherits them. */
class ListColors extends HTMLElement {
    static observedAttributes = ['recipe'];

    attributeChangedCallback() {
        const recipe = this.getAttribute('recipe');
        if (recipe) paint(this, recipe);
    }
}

customElements.define('list-colors', ListColors);

/**
 * A list's card. `inside` is what stands on it besides icon and name.
 *
 * @param {string} recipe
 * @param {unknown} name the name, as text or as a link
 * @param {unknown} [inside]
 */
export function listCard(recipe, name, inside) {
    return html`<list-colors class="card" recipe=${recipe}>
        <icon-canvas class="card-icon" recipe=${recipe} aria-hidden="true"></icon-canvas>
        <span class="card-name" dir="auto">${name}</span>${inside}
    </list-colors>`;
}
