// Positions among siblings: text over 0-9A-Za-z, compared as ASCII, not ending in 0, so that there is always room between two.
// The algorithm is the server's (ListStore, Position.between, where it is explained); Tests/positions.json holds both to it.

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const highest = digits.length - 1;
const middle = 31;

/** The longest text that the server takes. */
const longest = 200;

/**
 * A position after `lower` and before `upper`; an empty text stands for the beginning or the end.
 *
 * @param {string} lower
 * @param {string} upper
 * @returns {string | undefined} undefined when `lower` is not before `upper`, or when no text that is allowed lies between
 */
export function between(lower, upper) {
    const [low, high] = [lower, upper].map((text) => Array.from(text, (character) => digits.indexOf(character)));
    if (upper === '') return text([], after(low, longest));
    if (lower >= upper) return undefined;
    let shared = 0;
    while (shared < low.length && low[shared] === high[shared]) shared += 1;
    const start = high.slice(0, shared);
    const room = longest - shared;
    if (shared === low.length) return text(start, before(high.slice(shared), room));
    const [a, b] = [low[shared], high[shared]];
    if (b - a > 1) return text(start, [Math.floor((a + b) / 2)]);
    if (high.length > shared + 1) return text(start, [b]);
    return text([...start, a], after(low.slice(shared + 1), room - 1));
}

/**
 * Digits above these, at most `room` of them; no digits are the lowest.
 *
 * @param {number[]} low
 * @param {number} room
 */
function after(low, room) {
    if (low.length === 0) return room > 0 ? [middle] : undefined;
    const number = counted(low, highest, room);
    while (number.at(-1) === highest) number.pop();
    const last = number.pop();
    return last === undefined ? undefined : [...number, last + 1];
}

/**
 * Digits below these, but above nothing, at most `room` of them. `high` is not all 0.
 *
 * @param {number[]} high
 * @param {number} room
 */
function before(high, room) {
    const number = counted(high, 0, room);
    const index = number.findLastIndex((digit) => digit > 0);
    if (index < 0) return undefined;
    number[index] -= 1;
    number.fill(highest, index + 1);
    // 1 counts down to 0, which is no place, so the next digit does.
    if (!number.some((digit) => digit > 0)) {
        if (number.length >= room) return undefined;
        number.push(highest);
    }
    while (number.at(-1) === 0) number.pop();
    return number;
}

/**
 * The digits to count with: 2k+1 where k are `leading`, as far as there is room.
 *
 * @param {number[]} all
 * @param {number} leading
 * @param {number} room
 */
function counted(all, leading, room) {
    const other = all.findIndex((digit) => digit !== leading);
    const count = Math.min(2 * (other < 0 ? all.length : other) + 1, room);
    return Array.from({ length: count }, (_, index) => all[index] ?? 0);
}

/**
 * @param {number[]} start
 * @param {number[] | undefined} end
 */
function text(start, end) {
    return end && [...start, ...end].map((digit) => digits[digit]).join('');
}
