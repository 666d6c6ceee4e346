import assert from 'node:assert/strict';
import { IconHistory } from '../../Web/core/icon-history.js';

Deno.test('back and forth, and a new change forgets what was undone', () => {
    const history = new IconHistory('a');
    history.push('b');
    history.push('c');
    history.go(-1);
    assert.equal(history.current, 'b');
    assert.ok(history.canRedo);
    history.push('d');
    assert.equal(history.canRedo, false);
    history.go(-1);
    history.go(-1);
    history.go(-1);
    assert.equal(history.current, 'a');
    assert.equal(history.canUndo, false);
});

Deno.test('a drag is one step', () => {
    const history = new IconHistory('a');
    for (const state of ['b', 'c', 'd']) history.push(state, true);
    history.push('d', false);
    history.push('e');
    history.go(-1);
    assert.equal(history.current, 'd');
    history.go(-1);
    assert.equal(history.current, 'a');
});
