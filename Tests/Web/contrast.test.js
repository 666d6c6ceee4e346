// The floor of contrast over the whole colour space, not just over today's palettes. The formula is WCAG's own, spelled out here.
import assert from 'node:assert/strict';
import { deepened, scrim } from '../../Web/core/contrast.js';

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

Deno.test('a white sign is under the same shade on all usual colours, and can be seen on every one', () => {
    // Nine tenths of the colour itself, and what it is deepened to.
    const behind = (color, opacity) => hex(...[1, 3, 5].map((at) => {
        const [own, deep] = [color, deepened(color)].map((each) => Number.parseInt(each.slice(at, at + 2), 16));
        return Math.round((own * 0.87 + deep * 0.13) * (1 - opacity));
    }));
    const usual = ['#f62945', '#4eacf3', '#f0b822', '#46d2b4', '#7650e3', '#e8ca45', '#5a1606', '#000000'];
    assert.deepEqual([...new Set(usual.map((color) => scrim([color, '#000000'])))].length, 1);
    for (const color of [...usual, '#ffffff', '#ffff00', '#00ffff', '#eeeeee']) {
        assert.ok(contrastWithWhite(behind(color, scrim(['#000000', color]))) >= 3, color);
    }
});
