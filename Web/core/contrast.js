// Colours that white text can be read on. A card shows its list's own colours above and a deepened form of them where the
// name stands: the same hue, only as much darker as 3:1 asks for (WCAG 2.2, 1.4.3, large text).

/** @typedef {[red: number, green: number, blue: number]} Triple linear or encoded, 0 … 1 */

/** What large text needs, and a little more for rounding to 8 bits. */
const needed = 3.05;

/**
 * @param {string} hex `#rrggbb`
 * @returns {Triple}
 */
function channels(hex) {
    const number = Number.parseInt(hex.replace('#', ''), 16);
    return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
}

/** @param {number} c */
const decode = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
/** @param {number} c */
const encode = (c) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/**
 * Relative luminance (WCAG 2.2).
 *
 * @param {string} hex `#rrggbb`
 */
export function luminance(hex) {
    const [r, g, b] = channels(hex).map(decode);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * How well white can be read on a colour, 1 … 21.
 *
 * @param {string} hex `#rrggbb`
 */
export function contrastWithWhite(hex) {
    return 1.05 / (luminance(hex) + 0.05);
}

// OKLab: Björn Ottosson, "A perceptual color space for image processing", 2020.

/**
 * @param {string} hex
 * @returns {[lightness: number, chroma: number, hue: number]} hue in radians
 */
function toOklch(hex) {
    const [r, g, b] = channels(hex).map(decode);
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
    return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, bb), Math.atan2(bb, a)];
}

/**
 * @param {number} lightness
 * @param {number} chroma
 * @param {number} hue
 * @returns {Triple} linear, possibly outside of 0 … 1
 */
function fromOklch(lightness, chroma, hue) {
    const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    return [
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
}

/** @param {Triple} linear */
function toHex(linear) {
    const digits = linear.map((c) => Math.round(encode(Math.min(Math.max(c, 0), 1)) * 255).toString(16).padStart(2, '0'));
    return `#${digits.join('')}`;
}

/**
 * @param {number} lightness
 * @param {number} chroma
 * @param {number} hue
 */
function inGamut(lightness, chroma, hue) {
    for (let kept = chroma; kept > 0.001; kept *= 0.97) {
        const linear = fromOklch(lightness, kept, hue);
        if (linear.every((c) => c >= -0.0005 && c <= 1.0005)) return toHex(linear);
    }
    return toHex(fromOklch(lightness, 0, hue));
}

/** Yellow made darker looks olive; pigments turn to orange. How far, in radians, and between which hues. */
const warmth = { from: 1.25, to: 2.1, most: 0.42 };

/**
 * The colour, deepened until white can be read on it; itself where it can be already.
 *
 * @param {string} hex `#rrggbb`
 */
export function deepened(hex) {
    if (contrastWithWhite(hex) >= needed) return hex;
    const [lightness, chroma, hue] = toOklch(hex);
    for (let lower = lightness - 0.01; lower > 0; lower -= 0.01) {
        const isYellow = hue > warmth.from && hue < warmth.to && chroma > 0.06;
        const turn = isYellow ? Math.min(warmth.most, (lightness - lower) * 2) : 0;
        const color = inGamut(lower, chroma, hue - turn);
        if (contrastWithWhite(color) >= needed) return color;
    }
    return '#000000';
}

/** How much black lies under a white sign at a card's top; no colour of the palettes needs more (Shortcuts' yellow does). */
const usualScrim = 0.25;
/** How much of a colour itself is seen where the sign is; the rest is its deepened form. See `--fade` in grid.css. */
const undeepened = 0.88;

/**
 * The opacity of the black under a white sign on these colours, 0 … 1: the same on nearly all, more on those that are lighter.
 *
 * @param {readonly string[]} colors `#rrggbb`
 */
export function scrim(colors) {
    const behind = colors.map((hex) => {
        const deep = channels(deepened(hex));
        return channels(hex).map((c, index) => c * undeepened + deep[index] * (1 - undeepened));
    });
    for (let percent = usualScrim * 100; percent < 100; percent += 1) {
        const dimmed = behind.map((color) => toHex(/** @type {Triple} */ (color.map((c) => decode(c * (1 - percent / 100))))));
        if (dimmed.every((hex) => contrastWithWhite(hex) >= needed)) return percent / 100;
    }
    return 1;
}
