// The core that draws, compiled to WebAssembly: the same code, and so the same pixels, as in the tool and on the server.

/** @typedef {WebAssembly.Exports & Record<string, (...numbers: number[]) => number> & { memory: WebAssembly.Memory }} Exports */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** More are not kept loaded; the module itself refuses more than 4096. */
const maximumGlyphs = 512;

export class IconCore {
    /** @param {WebAssembly.Module} module */
    constructor(module) {
        this.module = module;
        this.exports = IconCore.instantiate(module);
        /** @type {Map<string, number>} */
        this.glyphs = new Map();
    }

    /** @param {string | URL} url */
    static async load(url) {
        const response = await fetch(url);
        if (!response.ok) throw new Error(`${url}: ${response.status}`);
        return new IconCore(await WebAssembly.compileStreaming(response));
    }

    /**
     * @param {WebAssembly.Module} module
     * @returns {Exports}
     */
    static instantiate(module) {
        return /** @type {Exports} */ (new WebAssembly.Instance(module, {}).exports);
    }

    /**
     * A recipe's canonical text; undefined when it is no recipe.
     *
     * @param {string} recipe
     */
    normalize(recipe) {
        const status = this.call('recipe_normalize', recipe);
        return status === 0 ? decoder.decode(this.result()) : undefined;
    }

    /**
     * Draws a recipe. Four bytes a pixel: red, green, blue, straight opacity.
     *
     * @param {string} recipe
     * @param {{ name: string, data: string } | undefined} glyph the glyph that the recipe names
     * @param {number} size the side in pixels
     */
    pixels(recipe, glyph, size) {
        const id = glyph ? this.glyphID(glyph) : -1;
        const status = this.call('icon_render', recipe, id, size, 0);
        if (status !== 0) throw new Error(`drawing ${recipe} gave status ${status}`);
        return new Uint8ClampedArray(this.result());
    }

    /** @param {{ name: string, data: string }} glyph */
    glyphID({ name, data }) {
        const known = this.glyphs.get(name);
        if (known !== undefined) return known;
        if (this.glyphs.size >= maximumGlyphs) {
            const [oldest, id] = this.glyphs.entries().next().value ?? ['', -1];
            this.glyphs.delete(oldest);
            this.exports.glyph_release(id);
        }
        const id = this.call('glyph_load', data, 0);
        if (id < 0) throw new Error(`the outlines of ${name} cannot be read (status ${id})`);
        this.glyphs.set(name, id);
        return id;
    }

    /**
     * Calls an export that takes text before its other arguments.
     *
     * @param {string} name
     * @param {string} text
     * @param {number[]} rest
     */
    call(name, text, ...rest) {
        const bytes = encoder.encode(text);
        try {
            const pointer = bytes.length > 0 ? this.exports.buffer_allocate(bytes.length) : 0;
            if (pointer) new Uint8Array(this.exports.memory.buffer, pointer, bytes.length).set(bytes);
            const status = this.exports[name](pointer, bytes.length, ...rest);
            if (pointer) this.exports.buffer_free(pointer);
            return status;
        } catch (error) {
            // After a trap the instance cannot be trusted; a fresh one can.
            this.exports = IconCore.instantiate(this.module);
            this.glyphs.clear();
            throw error;
        }
    }

    /** A copy of what the last call made. */
    result() {
        const { result_pointer: pointer, result_length: length, memory } = this.exports;
        return length() === 0 ? new Uint8Array() : new Uint8Array(memory.buffer, pointer(), length()).slice();
    }
}
