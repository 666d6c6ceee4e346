// Positions among siblings, against what the contract says of them: text over 0-9A-Za-z, ASCII order, not ending in 0.
import assert from 'node:assert/strict';
import cases from '../positions.json' with { type: 'json' };
import { between } from '../../Web/store/position.js';

/** A small random generator with a seed that is printed (Mulberry32). */
function generator(seed) {
    return () => {
        seed = (seed + 0x6d2b79f5) | 0;
        let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
}

Deno.test('there is always room between two', () => {
    const seed = Date.now() % 1_000_000;
    console.log(`seed ${seed}`);
    const random = generator(seed);
    const positions = [];
    for (let round = 0; round < 3_000; round += 1) {
        const at = Math.floor(random() * (positions.length + 1));
        const made = between(positions[at - 1] ?? '', positions[at] ?? '');
        assert.match(made, /^[0-9A-Za-z]*[1-9A-Za-z]$/);
        assert.ok(at === 0 || positions[at - 1] < made, `${made} after ${positions[at - 1]}`);
        assert.ok(at === positions.length || made < positions[at], `${made} before ${positions[at]}`);
        positions.splice(at, 0, made);
    }
});

Deno.test('positions are those of the server', () => {
    assert.ok(cases.length > 0);
    for (const [lower, upper, expected] of cases) {
        assert.equal(between(lower ?? '', upper ?? '') ?? null, expected, `between ${lower} and ${upper}`);
    }
});

Deno.test('ten thousand lists one after the other keep short positions', () => {
    for (const next of [(last) => between(last, ''), (last) => between('', last)]) {
        let last = 'V';
        for (let count = 0; count < 10_000; count += 1) last = next(last);
        assert.ok(last.length <= 5, last);
    }
});
