// What becomes of two changes of one list.
import assert from 'node:assert/strict';
import { isDeletionOutdated, isNewer, merge, nextStep } from '../../Web/store/merge.js';

const base = {
    id: 'a', name: 'Old', recipe: 'colors=f00', parent: null, position: 'V', version: 3, change: 7,
    createdAt: '2026-01-01T00:00:00.000Z', changedAt: '2026-01-01T00:00:00.000Z', deletedAt: null,
};
const deletedAt = '2026-01-02T00:00:00.000Z';

Deno.test('fields changed on one side only are taken from there', () => {
    const { merged, loser } = merge({ ...base, name: 'Here' }, base, { ...base, recipe: 'colors=0f0', version: 4 });
    assert.equal(merged.name, 'Here');
    assert.equal(merged.recipe, 'colors=0f0');
    assert.equal(merged.version, 4);
    assert.equal(loser, false);
});

Deno.test('where both changed a name the server keeps its own and the other is told of', () => {
    const { merged, loser } = merge({ ...base, name: 'Here' }, base, { ...base, name: 'There', version: 4 });
    assert.equal(merged.name, 'There');
    assert.equal(loser, true);
});

Deno.test('the same change on both sides is none', () => {
    const { merged, loser } = merge({ ...base, name: 'Same' }, base, { ...base, name: 'Same', version: 4 });
    assert.equal(merged.name, 'Same');
    assert.equal(loser, false);
});

Deno.test('of two moves the one on the server holds', () => {
    const { merged, loser } = merge({ ...base, position: 'a' }, base, { ...base, position: 'b', version: 4 });
    assert.equal(merged.position, 'b');
    assert.equal(loser, false);
});

Deno.test('deleted there and untouched here goes, changed here comes back', () => {
    const server = { ...base, deletedAt, version: 4 };
    assert.equal(merge(base, base, server).merged.deletedAt, deletedAt);
    const { merged } = merge({ ...base, name: 'Here' }, base, server);
    assert.equal(merged.deletedAt, null);
    assert.equal(nextStep(merged, server), 'restore');
});

Deno.test('steps lead to the local state one after the other', () => {
    assert.equal(nextStep(base, null), 'create');
    assert.equal(nextStep({ ...base, deletedAt }, null), undefined);
    assert.equal(nextStep({ ...base, name: 'New', deletedAt }, base), 'edit');
    assert.equal(nextStep({ ...base, deletedAt }, base), 'delete');
    assert.equal(nextStep({ ...base, name: 'New' }, { ...base, deletedAt }), 'restore');
    assert.equal(nextStep(base, base), undefined);
});

Deno.test('a deletion gives way to a new name or icon, not to a move', () => {
    const local = { ...base, deletedAt };
    assert.equal(isDeletionOutdated(local, base, { ...base, name: 'There', version: 4 }), true);
    assert.equal(isDeletionOutdated(local, base, { ...base, recipe: 'colors=0f0', version: 4 }), true);
    assert.equal(isDeletionOutdated(local, base, { ...base, position: 'X', version: 4 }), false);
    assert.equal(isDeletionOutdated(local, base, { ...base, name: 'There', deletedAt, version: 4 }), false);
    assert.equal(isDeletionOutdated(base, base, { ...base, name: 'There', version: 4 }), false);
});

Deno.test('against a server that was set back the later decision counts', () => {
    const changedAt = '2026-01-03T00:00:00.000Z';
    assert.equal(isNewer({ ...base, name: 'Later', changedAt }, base), true);
    assert.equal(isNewer(base, { ...base, name: 'Later', changedAt }), false);
    assert.equal(isNewer({ ...base, deletedAt }, base), true);
    assert.equal(isNewer({ ...base, name: 'Later', changedAt }, { ...base, deletedAt }), true);
    assert.equal(isNewer({ ...base, changedAt, version: 9 }, base), false);
});
