// The floor of contrast over the whole colour space, not just over today's palettes. The formula is WCAG's own, spelled out here.
import assert from 'node:assert/strict';
import { deepened } from '../../Web/core/contrast.js';

function contrastWithWhite(hex) {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

const hex = (...channels) => `#${channels.map((c) => c.toString(16).padStart(2, '0')).join('')}`;

Deno.test('white can be read on every deepened colour', () => {
    for (let r = 0; r <= 255; r += 15) {
        for (let g = 0; g <= 255; g += 15) {
            for (let b = 0; b <= 255; b += 15) {
                const color = deepened(hex(r, g, b));
                assert.ok(contrastWithWhite(color) >= 3, `${hex(r, g, b)} became ${color}`);
            }
        }
    }
});

Deno.test('and so it can between any two of them, as a gradient mixes them', () => {
    const colors = ['#ffffff', '#ffff00', '#00ffff', '#ff0000', '#000000', '#f0b822', '#f583d2'].map(deepened);
    for (const first of colors) {
        for (const second of colors) {
            for (let step = 0; step <= 32; step += 1) {
                const mixed = hex(...[1, 3, 5].map((at) => {
                    const [from, to] = [first, second].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
                    return Math.round(from + ((to - from) * step) / 32);
                }));
                assert.ok(contrastWithWhite(mixed) >= 3, `${first} ${second} ${mixed}`);
            }
        }
    }
});

Deno.test('a colour that is dark enough stays as it is', () => {
    for (const color of ['#c11d28', '#0149bd', '#000000', '#4d25bb']) assert.equal(deepened(color), color);
});
