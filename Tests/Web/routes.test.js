import assert from 'node:assert/strict';
import { editPath, iconPath, newPath, pile } from '../../Web/navigation/routes.js';

const lists = { a1: { id: 'a1', parent: null }, b2: { id: 'b2', parent: 'a1' }, c3: { id: 'c3', parent: 'b2' } };
const store = {
    list: (id) => lists[id],
    path(id) {
        const path = [];
        for (let list = lists[id]; list; list = lists[list.parent]) path.unshift(list);
        return path;
    },
};
const kinds = (path) => pile(new URL(path, 'http://localhost'), store)?.map(({ kind, path }) => `${kind} ${path}`);

Deno.test('an address gives the whole pile of screens below it', () => {
    assert.deepEqual(kinds('/'), ['grid /']);
    assert.deepEqual(kinds('/lists/c3'), ['grid /', 'grid /lists/a1', 'grid /lists/b2', 'grid /lists/c3']);
    assert.deepEqual(kinds('/lists/b2/edit/c3/icon'), [
        'grid /', 'grid /lists/a1', 'grid /lists/b2', 'form /lists/b2/edit/c3', 'editor /lists/b2/edit/c3/icon',
    ]);
    assert.deepEqual(kinds('/new/icon?name=Tea'), ['grid /', 'form /new?name=Tea', 'editor /new/icon?name=Tea']);
});

Deno.test('identifiers may be in upper case', () => {
    assert.deepEqual(kinds('/lists/B2/edit/C3'), ['grid /', 'grid /lists/a1', 'grid /lists/b2', 'form /lists/b2/edit/c3']);
});

Deno.test('an address that names nothing gives none', () => {
    for (const path of ['/lists/dead', '/edit/dead', '/elsewhere', '/lists/', '/new/more']) assert.equal(kinds(path), undefined, path);
});

Deno.test('a new list is made where the form was opened', () => {
    const form = pile(new URL(newPath(lists.b2), 'http://localhost'), store)?.at(-1);
    assert.equal(form.parent, 'b2');
    assert.equal(iconPath(editPath(lists.a1, lists.b2)), '/lists/a1/edit/b2/icon');
});
