// Positions among siblings: text over 0-9A-Za-z, compared as ASCII, not ending in 0, so that there is always room between two.

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * A position after `before` and ahead of `after`, as short as can be; an empty text stands for the beginning or the end,
 * and so does an `after` that is not after `before`.
 *
 * @param {string} before
 * @param {string} after
 */
export function between(before, after) {
    let result = '';
    let isBounded = after !== '' && before < after;
    for (let index = 0;; index += 1) {
        const low = index < before.length ? digits.indexOf(before[index]) : 0;
        const high = isBounded ? digits.indexOf(after[index]) : digits.length;
        if (high - low > 1) {
            // At the end lists are added one after the other: then a small step leaves more room than the middle.
            const step = isBounded ? Math.floor((high - low) / 2) : Math.min(8, Math.floor((high - low) / 2));
            return result + digits[low + step];
        }
        result += digits[low];
        if (high > low) isBounded = false;
    }
}
