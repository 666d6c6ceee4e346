// The parts of a recipe's text. The core has the last word on every recipe; here keys are only read and replaced.

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
 * @param {string | undefined} text
 */
function replacing(recipe, key, text) {
    const pairs = recipe.split('&').filter((pair) => !pair.startsWith(`${key}=`));
    if (text !== undefined) pairs.push(`${key}=${text}`);
    return pairs.join('&');
}

/**
 * The colours as `#rrggbb`, at least two: one alone stands for both.
 *
 * @param {string} recipe
 */
export function colors(recipe) {
    const all = (value(recipe, 'colors') ?? '808080').split('-').map((color) => longColor(color.split('@')[0]));
    return all.length === 1 ? [all[0], all[0]] : all;
}

/** @param {string} digits */
function longColor(digits) {
    const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
    return `#${long.slice(0, 6).toLowerCase()}`;
}

/**
 * @param {string} recipe
 * @param {readonly string[]} colors `#rrggbb` or `rrggbb`
 */
export function withColors(recipe, colors) {
    return replacing(recipe, 'colors', colors.map((color) => color.replace('#', '')).join('-'));
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
 * @param {string} recipe
 * @param {number} degrees
 */
export function withAngle(recipe, degrees) {
    return replacing(replacing(recipe, 'gradient', undefined), 'angle', String(degrees));
}

/** @param {string} recipe */
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
