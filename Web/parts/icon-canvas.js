// <icon-canvas>: an icon drawn by the core, in as many pixels as the screen has. Until core and outlines are there, the plate's
// gradient stands in its place, by CSS.

import { angle, colors, glyph, isRadial } from '../core/recipe.js';

/** @typedef {import('../core/icon-core.js').IconCore} IconCore */
/** @typedef {import('../store/glyph-store.js').GlyphStore} GlyphStore */

/** @type {Promise<IconCore> | undefined} */
let core;
/** @type {GlyphStore | undefined} */
let glyphs;

/**
 * What the elements draw with.
 *
 * @param {Promise<IconCore>} drawingCore
 * @param {GlyphStore} glyphStore
 */
export function provide(drawingCore, glyphStore) {
    [core, glyphs] = [drawingCore, glyphStore];
}

/** Draws what could not be drawn before: outlines may be had by now. */
export function drawMissing() {
    for (const icon of document.querySelectorAll('icon-canvas:not(.is-drawn)')) if (icon instanceof IconCanvas) icon.redraw();
}

/** The greatest side that is drawn, in pixels. */
const greatestSide = 1024;

class IconCanvas extends HTMLElement {
    static observedAttributes = ['recipe'];

    /** @type {HTMLCanvasElement | undefined} */
    canvas;
    drawn = '';
    isWaiting = false;
    observer = new ResizeObserver(() => this.redraw());

    connectedCallback() {
        this.canvas ??= this.appendChild(document.createElement('canvas'));
        this.observer.observe(this);
        this.redraw();
    }

    disconnectedCallback() {
        this.observer.disconnect();
    }

    attributeChangedCallback() {
        const recipe = this.getAttribute('recipe');
        if (!recipe) return;
        const stops = colors(recipe);
        const kind = isRadial(recipe) ? 'radial-gradient(' : `linear-gradient(${angle(recipe)}deg, `;
        this.style.setProperty('--plate', `${kind}${stops.join(', ')})`);
        this.redraw();
    }

    /** Draws at most once a frame, whatever changes. */
    redraw() {
        if (this.isWaiting || !this.isConnected) return;
        this.isWaiting = true;
        requestAnimationFrame(async () => {
            this.isWaiting = false;
            await this.draw().catch((error) => console.error(error));
        });
    }

    async draw() {
        const recipe = this.getAttribute('recipe');
        const side = Math.min(Math.round(this.clientWidth * devicePixelRatio), greatestSide);
        const wanted = `${recipe} ${side}`;
        if (!recipe || side === 0 || wanted === this.drawn || !core || !glyphs || !this.canvas) return;
        const name = glyph(recipe);
        const [drawing, data] = await Promise.all([core, name === undefined ? undefined : glyphs.data(name)]);
        // Something else may be asked for by now.
        if (recipe !== this.getAttribute('recipe') || !this.canvas) return;
        if (name !== undefined && data === undefined) {
            // Rather the bare plate than the icon before.
            this.drawn = '';
            this.classList.remove('is-drawn');
            this.canvas.width = 0;
            return;
        }
        const pixels = drawing.pixels(recipe, name !== undefined && data !== undefined ? { name, data } : undefined, side);
        [this.canvas.width, this.canvas.height] = [side, side];
        this.canvas.getContext('2d')?.putImageData(new ImageData(pixels, side, side), 0, 0);
        this.drawn = wanted;
        this.classList.add('is-drawn');
    }
}

customElements.define('icon-canvas', IconCanvas);
