// Draws every scene of Tests/Goldens/scenes.tsv with the WebAssembly build and compares it with its image, pixel for pixel:
// the images are those that the native debug and release builds are held to. Then checks the module's manners on bad input.
//
//     node --test Tests/Wasm/parity.test.mjs
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import assert from 'node:assert/strict';

const folder = new URL('../Goldens/', import.meta.url);
const module = new WebAssembly.Module(readFileSync('build/icon-core.wasm'));

/** One instance of the module with its byte interface wrapped. */
class Core {
  constructor() {
    this.exports = new WebAssembly.Instance(module, {}).exports;
  }

  /** Calls `name` with bytes in front of the other arguments; gives status and result. */
  call(name, bytes, ...rest) {
    const { buffer_allocate: allocate, buffer_free: free, memory } = this.exports;
    const pointer = bytes.length > 0 ? allocate(bytes.length) : 0;
    if (pointer) new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
    const status = this.exports[name](pointer, bytes.length, ...rest);
    if (pointer) free(pointer);
    return { status, result: this.result() };
  }

  result() {
    const { result_pointer: pointer, result_length: length, memory } = this.exports;
    return length() === 0 ? new Uint8Array() : new Uint8Array(memory.buffer, pointer(), length()).slice();
  }
}

const text = (string) => new TextEncoder().encode(string);
const scenes = readFileSync(new URL('scenes.tsv', folder), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([name, glyph, recipe, size]) => ({ name, glyph: glyph.replaceAll('|', '\n'), recipe, size: Number(size) }));

test('there are scenes', () => assert.ok(scenes.length >= 30));

test('the module imports nothing', () => assert.deepEqual(WebAssembly.Module.imports(module), []));

for (const scene of scenes) {
  test(`${scene.name} has the same pixels`, () => {
    const core = new Core();
    const glyph = scene.glyph ? core.call('glyph_load', text(scene.glyph), 0).status : -1;
    assert.ok(glyph >= -1);
    const drawn = core.call('icon_render', text(scene.recipe), glyph, scene.size, 0);
    assert.equal(drawn.status, 0);
    const image = core.call('png_read', readFileSync(new URL(`${scene.name}.png`, folder)));
    assert.equal(image.status, 0);
    for (let i = 0; i < drawn.result.length; i += 4) {
      if (drawn.result[i + 3] === 0) drawn.result.fill(0, i, i + 3);
    }
    assert.ok(Buffer.from(drawn.result).equals(Buffer.from(image.result)), 'pixels differ');

    // And the file made from them reads back as the same pixels, with the recipe inside.
    const file = core.call('icon_png', text(scene.recipe), glyph, scene.size, 0);
    assert.equal(file.status, 0);
    assert.ok(Buffer.from(core.call('png_read', file.result).result).equals(Buffer.from(image.result)));
    const canonical = core.call('recipe_normalize', text(scene.recipe)).result;
    assert.deepEqual(core.call('recipe_read', file.result).result, canonical);
    const vector = core.call('icon_svg', text(scene.recipe), glyph, scene.size, 0);
    assert.deepEqual(core.call('recipe_read', vector.result).result, canonical);
  });
}

test('bad input gives a status and leaves the instance usable', () => {
  const core = new Core();
  const recipe = text('colors=f00&glyph=own/shape');
  const glyph = core.call('glyph_load', text('n M0 0h9v9z'), 0).status;
  assert.equal(core.call('glyph_load', text('n M0 0h9v9z B'), 0).status, -2);
  assert.equal(core.exports.error_offset(), 12);
  assert.equal(core.call('glyph_load', text('n M0 0'), 0).status, -2);
  assert.equal(core.call('glyph_load', text(''), 0).status, -2);
  assert.equal(core.call('icon_render', recipe, 99, 16, 0).status, -3);
  assert.equal(core.call('icon_render', recipe, -1, 16, 0).status, -6);
  assert.equal(core.call('icon_render', recipe, glyph, 0, 0).status, -7);
  assert.equal(core.call('icon_render', recipe, glyph, 100000, 0).status, -7);
  assert.equal(core.call('icon_render', recipe, glyph, 16, 9).status, -8);
  assert.equal(core.call('recipe_normalize', text('colors=f00&scale=NaN')).status, -5);
  assert.equal(core.exports.error_offset(), 17);
  assert.equal(core.exports.error_length(), 3);
  assert.equal(core.exports.error_key(), 6);
  assert.equal(core.call('recipe_normalize', new Uint8Array(1 << 20)).status, -5);
  assert.equal(core.call('png_read', text('not a png')).status, -9);
  assert.equal(core.call('recipe_read', text('<svg/>')).status, -10);
  assert.equal(core.call('png_write', new Uint8Array(15), 2, 2).status, -11);
  assert.equal(core.exports.icon_render(0, -1, glyph, 16, 0), -1);
  assert.equal(core.exports.icon_render(0, 5, glyph, 16, 0), -1);
  assert.equal(core.exports.glyph_release(glyph), 0);
  assert.equal(core.exports.glyph_release(glyph), -3);
  assert.equal(core.call('icon_render', recipe, glyph, 16, 0).status, -3);
  const again = core.call('glyph_load', text('n M0 0h9v9z'), 0).status;
  assert.equal(core.call('icon_render', recipe, again, 16, 0).status, 0);
});

test('files carry what others may not have', () => {
  const core = new Core();
  const data = text('n M0 0h9v9z');
  const recipe = text('colors=f00&glyph=own/shape');
  const glyph = core.call('glyph_load', data, 1).status;
  assert.equal(core.call('glyph_notice', text('© us'), glyph).status, 0);
  assert.equal(core.call('glyph_notice', text('a\nb'), glyph).status, -12);
  assert.equal(core.call('glyph_notice', text('x'), 99).status, -3);
  for (const writer of ['icon_png', 'icon_svg']) {
    const file = core.call(writer, recipe, glyph, 16, 0).result;
    assert.deepEqual(core.call('artwork_read', file).result, new Uint8Array(data));
    assert.deepEqual(core.call('notice_read', file).result, new Uint8Array(text('© us')));
    const bare = core.call(writer, text('colors=f00'), glyph, 16, 0).result;
    assert.equal(core.call('artwork_read', bare).result.length, 0);
  }
});

test('memory stays level over many calls', () => {
  const core = new Core();
  const glyph = core.call('glyph_load', text('n M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z'), 0).status;
  const recipe = text('colors=f00-00f&glyph=own/shape');
  const run = () => { for (let i = 0; i < 50; i++) core.call('icon_png', recipe, glyph, 128, 0); };
  run();
  const before = core.exports.memory.buffer.byteLength;
  run();
  assert.equal(core.exports.memory.buffer.byteLength, before);
});
