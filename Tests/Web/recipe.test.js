import assert from 'node:assert/strict';
import * as recipe from '../../Web/core/recipe.js';

const text = 'colors=f62945-c11d28&angle=135&glyph=own/caf%C3%A9&shape=circle';

Deno.test('parts are read', () => {
    assert.deepEqual(recipe.colors(text), ['#f62945', '#c11d28']);
    assert.deepEqual(recipe.colors('colors=f00'), ['#ff0000', '#ff0000']);
    assert.deepEqual(recipe.colors('colors=f00@0.1-0f08@0.5-0000ff80'), ['#ff0000', '#00ff00', '#0000ff']);
    assert.equal(recipe.angle(text), 135);
    assert.equal(recipe.angle('colors=f00'), 180);
    assert.equal(recipe.glyph(text), 'own/café');
    assert.equal(recipe.glyph('colors=f00'), undefined);
});

Deno.test('another end leaves the stops between, places and opacity', () => {
    const three = 'colors=fff@0.1-7650e3-0008@0.75&gradient=radial';
    assert.equal(recipe.withEnd(three, 'first', '#ff0000'), 'gradient=radial&colors=ff0000@0.1-7650e3-0008@0.75');
    assert.equal(recipe.withEnd(three, 'last', '#ff0000'), 'gradient=radial&colors=fff@0.1-7650e3-ff000088@0.75');
    assert.equal(recipe.withEnd('colors=fff', 'last', '#ff0000'), 'colors=fff-ff0000');
    assert.equal(recipe.withReversedColors(three), 'gradient=radial&colors=0008@0.25-7650e3-fff@0.9');
});

Deno.test('replacing a part leaves the others', () => {
    const changed = recipe.withGlyph(recipe.withColors(recipe.withAngle(text, 90), ['#000000', '#ffffff']), 'mdi/cart');
    assert.equal(recipe.glyph(changed), 'mdi/cart');
    assert.equal(recipe.angle(changed), 90);
    assert.deepEqual(recipe.colors(changed), ['#000000', '#ffffff']);
    assert.ok(changed.split('&').includes('shape=circle'));
});

Deno.test('a glyph is seen on a light plate, and white on any other', () => {
    const white = recipe.withEnd(recipe.withEnd('colors=f00-00f&glyph=mdi/cart', 'first', '#ffffff'), 'last', '#fffff0');
    assert.ok(white.split('&').includes('fg=1c1c1e'), white);
    for (const other of [recipe.withEnd(white, 'last', '#000000'), recipe.withColors(white, ['e8ca45', 'e5c238'])]) {
        assert.ok(!other.includes('fg='), other);
    }
    // Somebody's own colour stays as it is.
    assert.ok(recipe.withColors('colors=f00-00f&fg=00ff00', ['ffffff', 'ffffff']).includes('fg=00ff00'));
});
