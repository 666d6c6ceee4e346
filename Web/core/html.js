// Templates that escape by construction. `html` keeps the literal parts of a template apart from the values; only literal
// parts are ever parsed as HTML, values become text nodes, attributes, properties and listeners. There is no way to make
// markup of a value.
//
//     html`<p class=${kind} ?hidden=${!shown} .value=${text} @click=${act}>${name} ${each(rows, key, row)}</p>`
//
// An attribute's value is either literal or one value as a whole.

/** @typedef {{ literals: TemplateStringsArray, values: unknown[] }} Markup */

/** @typedef {{ key: unknown, markup: Markup }[]} Keyed */

class KeyedList {
    /** @param {Keyed} items */
    constructor(items) {
        this.items = items;
    }
}

/** @typedef {{ kind: 'child' | 'attribute' | 'flag' | 'property' | 'listener', path: number[], name: string }} Slot */

/** @type {WeakMap<TemplateStringsArray, { content: DocumentFragment, slots: Slot[] }>} */
const compiled = new WeakMap();

/** @type {WeakSet<object>} */
const markups = new WeakSet();

/**
 * @param {TemplateStringsArray} literals
 * @param {unknown[]} values
 * @returns {Markup}
 */
export function html(literals, ...values) {
    const markup = { literals, values };
    markups.add(markup);
    return markup;
}

/**
 * A list whose elements keep their identity (focus, scroll, animation) by key, wherever they move.
 *
 * @template T
 * @param {Iterable<T>} items
 * @param {(item: T) => unknown} key
 * @param {(item: T, index: number) => Markup} template
 */
export function each(items, key, template) {
    return new KeyedList(Array.from(items, (item, index) => ({ key: key(item), markup: template(item, index) })));
}

const sigil = '§';

/** @param {TemplateStringsArray} literals */
function compile(literals) {
    /** @type {Omit<Slot, 'path'>[]} */
    const found = [];
    let source = literals[0];
    for (let index = 1; index < literals.length; index += 1) {
        const isInTag = source.lastIndexOf('<') > source.lastIndexOf('>');
        if (isInTag) {
            const match = /([.@?]?)([-\w]+)="?$/.exec(source);
            if (!match) throw new Error(`a value stands in a tag where none can: ${source.slice(-40)}`);
            const kinds = /** @type {const} */ ({ '': 'attribute', '.': 'property', '@': 'listener', '?': 'flag' });
            found.push({ kind: kinds[/** @type {'' | '.' | '@' | '?'} */ (match[1])], name: match[2] });
            source = `${source.slice(0, match.index)} ${sigil}${index - 1}="" ${literals[index].replace(/^"/, '')}`;
        } else {
            found.push({ kind: 'child', name: '' });
            source += `<!--${sigil}${index - 1}-->${literals[index]}`;
        }
    }
    const template = document.createElement('template');
    template.innerHTML = source.trim();
    // What comes and goes at the very beginning needs something before it that stays.
    if (template.content.firstChild instanceof Comment) template.content.prepend(new Comment());
    /** @type {Slot[]} */
    const slots = [];
    locate(template.content, [], found, slots);
    if (slots.length !== found.length) throw new Error(`a value was lost in: ${source}`);
    return { content: template.content, slots };
}

/**
 * @param {Node} parent
 * @param {number[]} path
 * @param {Omit<Slot, 'path'>[]} found
 * @param {Slot[]} slots
 */
function locate(parent, path, found, slots) {
    parent.childNodes.forEach((node, position) => {
        const here = [...path, position];
        if (node instanceof Comment && node.data.startsWith(sigil)) {
            slots.push({ ...found[Number(node.data.slice(1))], path: here });
        } else if (node instanceof Element) {
            for (const name of node.getAttributeNames().filter((name) => name.startsWith(sigil))) {
                node.removeAttribute(name);
                slots.push({ ...found[Number(name.slice(1))], path: here });
            }
        }
        locate(node, here, found, slots);
    });
}

/** One copy of a template in the document, and what its values were. */
class Instance {
    /** @param {Markup} markup */
    constructor(markup) {
        let template = compiled.get(markup.literals);
        if (!template) compiled.set(markup.literals, template = compile(markup.literals));
        this.literals = markup.literals;
        const fragment = document.importNode(template.content, true);
        this.parts = template.slots.map((slot) => {
            /** @type {Node} */
            let node = fragment;
            for (const position of slot.path) node = node.childNodes[position];
            if (slot.kind === 'child') return new Child(/** @type {Comment} */ (node));
            return new Attribute(/** @type {Element} */ (node), slot);
        });
        this.first = /** @type {Node} */ (fragment.firstChild);
        this.last = /** @type {Node} */ (fragment.lastChild);
        this.update(markup.values);
    }

    /** All that stands in the document for this copy, at present. */
    get nodes() {
        const nodes = [this.first];
        for (let node = this.first; node !== this.last && node.nextSibling;) nodes.push(node = node.nextSibling);
        return nodes;
    }

    /** @param {unknown[]} values */
    update(values) {
        this.parts.forEach((part, index) => part.update(values[index]));
    }
}

class Attribute {
    /**
     * @param {Element} element
     * @param {Slot} slot
     */
    constructor(element, slot) {
        this.element = element;
        this.slot = slot;
        /** @type {unknown} */
        this.value = undefined;
    }

    /** @param {unknown} value */
    update(value) {
        const { element, slot: { kind, name } } = this;
        if (kind === 'property') {
            // Compared with what is there, which the person may have changed since.
            const target = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
            if (target[name] !== value) target[name] = value;
        } else if (value !== this.value) {
            if (kind === 'listener') {
                if (this.value) element.removeEventListener(name, /** @type {EventListener} */ (this.value));
                if (value) element.addEventListener(name, /** @type {EventListener} */ (value));
            } else if (kind === 'flag') element.toggleAttribute(name, Boolean(value));
            else if (value === null || value === undefined || value === false) element.removeAttribute(name);
            else element.setAttribute(name, String(value));
        }
        this.value = value;
    }
}

/** What stands before a comment that marks its place. */
class Child {
    /** @param {Comment} marker */
    constructor(marker) {
        this.marker = marker;
        /** @type {Node[]} */
        this.nodes = [];
        /** @type {Instance | undefined} */
        this.instance = undefined;
        /** @type {Map<unknown, Instance>} */
        this.keyed = new Map();
    }

    /** @param {unknown} value */
    update(value) {
        if (value instanceof KeyedList) this.list(value.items);
        else if (typeof value === 'object' && value !== null && markups.has(value)) this.markup(/** @type {Markup} */ (value));
        else if (value instanceof Node) this.replace([value]);
        else {
            const text = value === null || value === undefined || value === false ? '' : String(value);
            if (!this.instance && this.nodes.length === 1 && this.nodes[0] instanceof Text) {
                if (this.nodes[0].data !== text) this.nodes[0].data = text;
            } else this.replace([new Text(text)]);
        }
    }

    /** @param {Markup} markup */
    markup(markup) {
        if (this.instance?.literals === markup.literals) return this.instance.update(markup.values);
        const instance = new Instance(markup);
        this.replace(instance.nodes);
        this.instance = instance;
    }

    /** @param {Keyed} items */
    list(items) {
        if (this.instance || this.nodes.length > 0) this.replace([]);
        const kept = new Map();
        for (const { key, markup } of items) {
            let instance = this.keyed.get(key);
            if (instance?.literals === markup.literals) instance.update(markup.values);
            else instance = new Instance(markup);
            kept.set(key, instance);
        }
        for (const [key, instance] of this.keyed) {
            if (kept.get(key) !== instance) instance.nodes.forEach((node) => node.parentNode?.removeChild(node));
        }
        // From the end, so that what already stands in its place is not touched.
        /** @type {Node} */
        let next = this.marker;
        for (const instance of [...kept.values()].reverse()) {
            for (const node of [...instance.nodes].reverse()) {
                if (node.nextSibling !== next) this.marker.parentNode?.insertBefore(node, next);
                next = node;
            }
        }
        this.keyed = kept;
    }

    /** @param {Node[]} nodes */
    replace(nodes) {
        if (nodes.length === this.nodes.length && nodes.every((node, index) => node === this.nodes[index])) return;
        for (const node of this.instance?.nodes ?? this.nodes) node.parentNode?.removeChild(node);
        for (const { nodes } of this.keyed.values()) nodes.forEach((node) => node.parentNode?.removeChild(node));
        this.keyed = new Map();
        this.instance = undefined;
        this.nodes = nodes;
        for (const node of nodes) this.marker.parentNode?.insertBefore(node, this.marker);
    }
}

/** @type {WeakMap<Element, Child>} */
const roots = new WeakMap();

/**
 * Shows `markup` as all that is in `container`; what is there already from an earlier call is changed, not made anew.
 *
 * @param {Markup} markup
 * @param {Element} container
 */
export function render(markup, container) {
    let root = roots.get(container);
    if (!root) {
        const marker = new Comment();
        container.replaceChildren(marker);
        roots.set(container, root = new Child(marker));
    }
    root.update(markup);
}
