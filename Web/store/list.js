// A list, as the server gives it and the local store keeps it.

/**
 * @typedef {object} List
 * @property {string} id UUID version 7
 * @property {string} name
 * @property {string} recipe canonical text
 * @property {string | null} parent
 * @property {string} position fractional index among the siblings
 * @property {number} version what the server counted; 0 as long as it does not know the list
 * @property {number} change
 * @property {string} createdAt
 * @property {string} changedAt
 * @property {string | null} deletedAt
 */

/** What a person decides of a list. @typedef {Pick<List, 'name' | 'recipe' | 'parent' | 'position'>} Content */

export const fields = /** @type {const} */ (['name', 'recipe', 'parent', 'position']);

/**
 * @param {Content} a
 * @param {Content} b
 */
export function haveSameContent(a, b) {
    return fields.every((field) => a[field] === b[field]);
}

/** The most characters of a name, as a reader counts them, and the most bytes: a character may have any number of marks. */
const longest = { characters: 200, bytes: 16_384 };

const segmenter = new Intl.Segmenter();
const encoder = new TextEncoder();

/**
 * A name as it is stored: NFC, on one line, no white space around it, not longer than allowed. Empty when nothing in it can be
 * seen. These are the rules of the server, so that it refuses no name.
 *
 * @param {string} text
 */
export function cleanName(text) {
    let name = text.toWellFormed().normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim();
    if (!/[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u.test(name)) return '';
    if (name.length <= longest.characters) return name;
    const characters = Array.from(segmenter.segment(name), ({ segment }) => segment).slice(0, longest.characters);
    while (encoder.encode(name = characters.join('').trim()).length > longest.bytes) characters.pop();
    return name;
}

/**
 * @param {{ position: string, id: string }} a
 * @param {{ position: string, id: string }} b
 */
export function byPosition(a, b) {
    // By code units, which for this alphabet is the order of the server.
    const [x, y] = a.position === b.position ? [a.id, b.id] : [a.position, b.position];
    return x < y ? -1 : x > y ? 1 : 0;
}

/**
 * A new identifier (RFC 9562, version 7: milliseconds, then random bits).
 *
 * @param {number} now
 */
export function newID(now = Date.now()) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    for (let index = 0; index < 6; index += 1) bytes[index] = Math.floor(now / 256 ** (5 - index)) % 256;
    bytes[6] = (bytes[6] & 0x0f) | 0x70;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-');
}
