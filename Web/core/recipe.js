// The parts of a recipe's text. The core has the last word on every recipe; here keys are only read and replaced.

import { contrastWithWhite } from './contrast.js';

/** A plate without a glyph, for the moment in which nothing else is known. */
export const bare = 'colors=9099a3-7e8994';

/**
 * @param {string} recipe
 * @param {string} key
 */
function value(recipe, key) {
    const pair = recipe.split('&').find((pair) => pair.startsWith(`${key}=`));
    return pair?.slice(key.length + 1);
}

/**
 * @param {string} recipe
 * @param {string} key
 * @param {string} text
 */
function replacing(recipe, key, text) {
    const pairs = recipe.split('&').filter((pair) => !pair.startsWith(`${key}=`));
    return [...pairs, `${key}=${text}`].join('&');
}

/**
 * The colours as `#rrggbb`, at least two: one alone stands for both.
 *
 * @param {string} recipe
 */
export function colors(recipe) {
    return stops(recipe).map((stop) => longColor(stop.split('@')[0]));
}

/** @param {string} digits */
function longColor(digits) {
    const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
    return `#${long.slice(0, 6).toLowerCase()}`;
}

/** The glyph on a plate that is too light for a white one, and from what contrast with white on it is (no palette is so light). */
const dark = { glyph: '1c1c1e', under: 1.5 };

/**
 * The recipe with a glyph that is seen on its plate: white, or dark on a light one. A glyph in a colour of somebody's own stays.
 *
 * @param {string} recipe
 */
function withGlyphInSight(recipe) {
    const own = value(recipe, 'fg');
    if (own !== undefined && own !== dark.glyph) return recipe;
    const all = colors(recipe);
    const mean = [1, 3, 5].map((at) => {
        const sum = all.reduce((sum, color) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0);
        return Math.round(sum / all.length).toString(16).padStart(2, '0');
    });
    if (contrastWithWhite(`#${mean.join('')}`) < dark.under) return replacing(recipe, 'fg', dark.glyph);
    return recipe.split('&').filter((pair) => !pair.startsWith('fg=')).join('&');
}

/**
 * @param {string} recipe
 * @param {readonly string[]} colors `#rrggbb` or `rrggbb`
 */
export function withColors(recipe, colors) {
    return withGlyphInSight(replacing(recipe, 'colors', colors.map((color) => color.replace('#', '')).join('-')));
}

/**
 * The same stops, with another colour at the first or the last. What a colour has besides (opacity, place) stays.
 *
 * @param {string} recipe
 * @param {'first' | 'last'} end
 * @param {string} color `#rrggbb`
 */
export function withEnd(recipe, end, color) {
    const all = stops(recipe);
    const index = end === 'first' ? 0 : all.length - 1;
    const [old, place] = all[index].split('@');
    const opacity = old.length === 8 ? old.slice(6) : old.length === 4 ? old[3] + old[3] : '';
    all[index] = `${color.replace('#', '')}${opacity}${place === undefined ? '' : `@${place}`}`;
    return withGlyphInSight(replacing(recipe, 'colors', all.join('-')));
}

/**
 * The stops in the opposite order, each as far from the end as it was from the beginning.
 *
 * @param {string} recipe
 */
export function withReversedColors(recipe) {
    const reversed = stops(recipe).reverse().map((stop) => {
        const [color, place] = stop.split('@');
        return place === undefined ? color : `${color}@${Number((1 - Number(place)).toFixed(6))}`;
    });
    return replacing(recipe, 'colors', reversed.join('-'));
}

/**
 * Colours with what they have besides, at least two.
 *
 * @param {string} recipe
 */
function stops(recipe) {
    const all = (value(recipe, 'colors') ?? '808080').split('-');
    return all.length === 1 ? [all[0], all[0]] : all;
}

/**
 * The direction of the gradient in CSS degrees.
 *
 * @param {string} recipe
 */
export function angle(recipe) {
    return Number(value(recipe, 'angle') ?? 180);
}

/**
 * For a linear gradient.
 *
 * @param {string} recipe
 * @param {number} degrees
 */
export function withAngle(recipe, degrees) {
    return replacing(recipe, 'angle', String(degrees));
}

/**
 * Whether the gradient goes outwards from the middle, and has no angle.
 *
 * @param {string} recipe
 */
export function isRadial(recipe) {
    return value(recipe, 'gradient') === 'radial';
}

/**
 * The glyph as `pack/name`; undefined for a bare plate.
 *
 * @param {string} recipe
 */
export function glyph(recipe) {
    const text = value(recipe, 'glyph');
    return text === undefined ? undefined : decodeURIComponent(text);
}

/**
 * @param {string} recipe
 * @param {string} name
 */
export function withGlyph(recipe, name) {
    return replacing(recipe, 'glyph', encodeURIComponent(name).replaceAll('%2F', '/'));
}
