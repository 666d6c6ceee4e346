// Glyph outlines as the server gives them: one line a shape, a letter for the fill rule (`n` non-zero, `e` even-odd), the
// opacity when it is not 1, a space, path data.

/** @typedef {{ rule: 'nonzero' | 'evenodd', opacity: number, path: string }} Shape */

/**
 * @param {string} data
 * @returns {Shape[]}
 */
export function shapes(data) {
    return data.split('\n').flatMap((line) => {
        const match = /^([ne])([.\d]*) (.+)$/.exec(line);
        if (!match) return [];
        return [{ rule: match[1] === 'n' ? 'nonzero' : 'evenodd', opacity: match[2] ? Number(match[2]) : 1, path: match[3] }];
    });
}

/** How many numbers each command takes; the last two are where it ends. */
const counts = /** @type {Record<string, number>} */ ({ m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2 });

/**
 * The box around all points of the shapes, control points too.
 *
 * @param {Shape[]} shapes
 */
export function bounds(shapes) {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    const reach = (/** @type {number} */ x, /** @type {number} */ y) => {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    };
    for (const { path } of shapes) {
        let [x, y, startX, startY] = [0, 0, 0, 0];
        for (const [, letter, text] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
            const command = letter.toLowerCase();
            const isRelative = letter === command;
            if (command === 'z') [x, y] = [startX, startY];
            const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
            const step = counts[command] ?? numbers.length + 1;
            for (let at = 0; at + step <= numbers.length; at += step) {
                const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
                if (command === 'h') x = baseX + numbers[at];
                else if (command === 'v') y = baseY + numbers[at];
                else {
                    for (let pair = at; pair < at + step; pair += 2) {
                        [x, y] = [baseX + numbers[pair], baseY + numbers[pair + 1]];
                        reach(x, y);
                    }
                    if (command === 'm' && at === 0) [startX, startY] = [x, y];
                }
                reach(x, y);
            }
        }
    }
    return left > right ? { x: 0, y: 0, width: 1, height: 1 } : { x: left, y: top, width: right - left, height: bottom - top };
}
