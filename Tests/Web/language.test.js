import assert from 'node:assert/strict';
import { detect } from '../../Web/language/language.js';
import en from '../../Web/language/en.js';
import zhHant from '../../Web/language/zh-Hant.js';

Deno.test('the language is the one asked for, else chosen, else preferred', () => {
    const tag = (...choice) => detect(...choice).words.tag;
    assert.equal(tag(null, null, ['en-GB']), 'en');
    assert.equal(tag(null, null, ['zh-TW', 'en']), 'zh-Hant');
    assert.equal(tag(null, null, ['zh-Hant-HK']), 'zh-Hant');
    assert.equal(tag(null, null, ['fr', 'zh-HK', 'en']), 'zh-Hant');
    assert.equal(tag(null, null, []), 'en');
    assert.equal(tag(null, 'zh-Hant', ['en']), 'zh-Hant');
    assert.equal(tag('en', 'zh-Hant', ['zh-TW']), 'en');
    assert.equal(tag('xx', null, ['zh-TW']), 'zh-Hant');
});

Deno.test('one searches in a language of one\'s own even where the app has none', () => {
    assert.equal(detect(null, null, ['de-AT']).search, 'de-AT');
    assert.equal(detect(null, null, ['zh-TW']).search, 'zh-TW');
    assert.equal(detect(null, null, ['de-DE-u-mu-celsius', 'de-DE']).search, 'de-DE');
    assert.equal(detect(null, null, ['C']).search, 'en');
    assert.equal(detect(null, null, ['x-private', 'zh-Hant-TW']).search, 'zh-TW');
});

Deno.test('every language has the same words', () => {
    const shape = (words) => Object.entries(words).map(([key, value]) => [key, typeof value, typeof value === 'object' ? Object.keys(value).sort() : '']);
    const byKey = (a, b) => (a[0] < b[0] ? -1 : 1);
    assert.deepEqual(shape(zhHant).sort(byKey), shape(en).sort(byKey));
});
