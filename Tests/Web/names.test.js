import assert from 'node:assert/strict';
import { shortened } from '../../Web/core/shortened.js';
import { cleanName, newID } from '../../Web/store/list.js';

Deno.test('names are trimmed, composed and free of control characters', () => {
    assert.equal(cleanName('  Café\t '), 'Café'.normalize('NFC'));
    assert.equal(cleanName('a\u0000b\nc'), 'a b c');
    assert.equal(cleanName('one\u2028two'), 'one two');
    assert.equal(cleanName(' \u3000\t'), '');
    assert.equal(cleanName('half \ud83d a pair'), 'half \ufffd a pair');
    assert.equal(cleanName('\u200b\u2060'), '');
});

Deno.test('a name has at most 200 characters as a reader counts them', () => {
    const family = '👩‍👩‍👧‍👦';
    assert.equal(cleanName(family.repeat(250)), family.repeat(200));
    const marked = `a${'\u0301'.repeat(500)}`;
    const cut = cleanName(marked.repeat(60));
    assert.ok(new TextEncoder().encode(cut).length <= 16_384 && cut.length > 7_500);
});

Deno.test('identifiers are UUIDs of version 7 that sort by time', () => {
    const [early, late] = [newID(1_700_000_000_000), newID(1_700_000_000_001)];
    assert.match(early, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    assert.ok(early < late);
    assert.equal(Number.parseInt(early.replaceAll('-', '').slice(0, 12), 16), 1_700_000_000_000);
});

Deno.test('a long name in a sentence keeps its beginning and its end', () => {
    assert.equal(shortened('Groceries'), 'Groceries');
    assert.equal(shortened('Groceries for the summer party'), 'Groceries for the…mmer party');
    assert.equal(shortened('👩‍👩‍👧‍👦'.repeat(28)), '👩‍👩‍👧‍👦'.repeat(28));
    assert.equal(shortened('👩‍👩‍👧‍👦'.repeat(29)), `${'👩‍👩‍👧‍👦'.repeat(17)}…${'👩‍👩‍👧‍👦'.repeat(10)}`);
});
