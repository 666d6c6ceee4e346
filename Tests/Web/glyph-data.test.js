import assert from 'node:assert/strict';
import { bounds, shapes } from '../../Web/core/glyph-data.js';

Deno.test('shapes have a rule, an opacity and a path', () => {
    assert.deepEqual(shapes('n M0 0h24v24z\ne.4 M6 6h12v12H6z'), [
        { rule: 'nonzero', opacity: 1, path: 'M0 0h24v24z' },
        { rule: 'evenodd', opacity: 0.4, path: 'M6 6h12v12H6z' },
    ]);
});

Deno.test('the box holds every point, whatever the commands', () => {
    const cases = [
        ['M1 2h10v20H1z', [1, 2, 10, 20]],
        ['m5 5l-3-4 6 1z', [2, 1, 6, 4]],
        ['M0 0c1 5 9 5 10 0', [0, 0, 10, 5]],
        ['M0 0q5-8 10 0t10 0', [0, -8, 20, 8]],
        ['M10 10h5zm1.5.5V20', [10, 10, 5, 10]],
    ];
    for (const [path, [x, y, width, height]] of cases) {
        assert.deepEqual(bounds([{ rule: 'nonzero', opacity: 1, path }]), { x, y, width, height }, path);
    }
});
