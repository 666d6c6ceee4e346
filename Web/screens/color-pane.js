import { each, html, render } from '../core/html.js';
import { angle, colors, isRadial, withAngle, withColors, withEnd, withReversedColors } from '../core/recipe.js';
import { paint } from '../parts/list-card.js';
import { rove } from '../parts/roving.js';

/** @typedef {import('./app-context.js').App} App */
/** @typedef {import('../store/glyph-store.js').Palette} Palette */

/**
 * Swatches of the palettes, two colours of one's own, and the gradient's direction.
 *
 * @param {App} app
 * @param {(recipe: string, isPartOfDrag?: boolean) => void} change
 * @returns {import('./editor-screen.js').Pane}
 */
export function colorPane(app, change) {
    const { words } = app;
    const element = document.createElement('div');
    element.className = 'color-pane';
    let palettes = app.glyphs.lastPalettes;
    /** Whether it is known which palettes there are; before that nothing is shown that they would push away. */
    let isKnown = palettes.length > 0;
    let recipe = '';

    const choose = (/** @type {HTMLElement} */ swatch) => change(withColors(recipe, (swatch.dataset.colors ?? '').split('-')));
    const follow = (/** @type {KeyboardEvent} */ event) => {
        const next = rove(event, '[role=radio]');
        if (next) choose(next);
    };

    const palette = (/** @type {Palette} */ { id, colors: pairs }) => {
        const chosen = colors(recipe).join('-').replaceAll('#', '');
        const selected = pairs.findIndex((pair) => pair.colors.join('-') === chosen);
        return html`<section class="palette">
            <h2 class="pane-title" id=${`palette-${id}`}>${words.palette[id] ?? id}</h2>
            <div class="swatches" role="radiogroup" aria-labelledby=${`palette-${id}`} @keydown=${follow}>
                ${each(pairs, ({ name }) => name, (pair, index) => html`<color-swatch class="swatch" role="radio"
                    aria-label=${words.colors[pair.name] ?? pair.name} aria-checked=${String(index === selected)}
                    tabindex="-1" .tabIndex=${index === Math.max(selected, 0) ? 0 : -1} data-colors=${pair.colors.join('-')}></color-swatch>`)}
            </div>
        </section>`;
    };

    const well = (/** @type {string} */ label, /** @type {'first' | 'last'} */ end) => {
        const set = (/** @type {Event} */ { target }, /** @type {boolean} */ isPartOfDrag) => {
            change(withEnd(recipe, end, /** @type {HTMLInputElement} */ (target).value), isPartOfDrag);
        };
        const color = /** @type {string} */ (colors(recipe).at(end === 'first' ? 0 : -1));
        return html`<label class="row well-row"><span class="row-label">${label}</span>
            <span class="well-code">${color}</span>
            <input type="color" class="well" .value=${color}
                @input=${(/** @type {Event} */ event) => set(event, true)}
                @change=${(/** @type {Event} */ event) => set(event, false)}>
        </label>`;
    };

    const turn = (/** @type {Event} */ { target }, /** @type {boolean} */ isPartOfDrag) =>
        change(withAngle(recipe, Number(/** @type {HTMLInputElement} */ (target).value)), isPartOfDrag);

    const show = () => render(html`
        ${each(palettes, ({ id }) => id, palette)}
        ${isKnown && palettes.length === 0 ? html`<p class="pane-note" role="status">${words.noPalettes}</p>` : null}
        <section class="palette" ?hidden=${!isKnown}>
            <h2 class="pane-title">${words.ownColors}</h2>
            <div class="rows">
                ${well(words.firstColor, 'first')}
                ${well(words.secondColor, 'last')}
                <button type="button" class="row swap-row" @click=${() => change(withReversedColors(recipe))}>
                    <span class="row-label">${words.swapColors}</span><sign-symbol name="swap"></sign-symbol></button>
                <div class="row angle-row" ?hidden=${isRadial(recipe)}><label class="row-label" for="angle">${words.angle}</label>
                    <input type="range" id="angle" class="slider" min="0" max="359" step="1" .value=${String(angle(recipe))}
                        aria-valuetext=${words.degrees(angle(recipe))}
                        @input=${(/** @type {Event} */ event) => turn(event, true)}
                        @change=${(/** @type {Event} */ event) => turn(event, false)}>
                    <output class="angle-value" for="angle">${words.degrees(angle(recipe))}</output></div>
            </div>
        </section>`, element);

    element.addEventListener('click', ({ target }) => {
        const swatch = target instanceof Element ? target.closest('color-swatch') : null;
        if (swatch instanceof HTMLElement) choose(swatch);
    });
    element.addEventListener('keydown', (event) => {
        if ((event.key === ' ' || event.key === 'Enter') && event.target instanceof ColorSwatch) {
            event.preventDefault();
            choose(event.target);
        }
    });
    const fetchPalettes = async () => {
        palettes = await app.glyphs.palettes();
        isKnown = true;
        show();
        // Another time there may be an answer.
        if (palettes.length === 0) app.sync.addEventListener('state', fetchPalettes, { once: true });
    };
    fetchPalettes();
    return {
        element,
        update: (now) => {
            recipe = now;
            show();
        },
    };
}

/** A circle in two colours, which it takes from `data-colors`. */
class ColorSwatch extends HTMLElement {
    static observedAttributes = ['data-colors'];

    attributeChangedCallback() {
        paint(this, `colors=${this.dataset.colors}`);
    }
}

customElements.define('color-swatch', ColorSwatch);
