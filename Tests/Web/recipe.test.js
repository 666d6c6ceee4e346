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

Deno.test('replacing a part leaves the others', () => {
    const changed = recipe.withGlyph(recipe.withColors(recipe.withAngle(text, 90), ['#000000', '#ffffff']), 'mdi/cart');
    assert.equal(recipe.glyph(changed), 'mdi/cart');
    assert.equal(recipe.angle(changed), 90);
    assert.deepEqual(recipe.colors(changed), ['#000000', '#ffffff']);
    assert.ok(changed.split('&').includes('shape=circle'));
});
