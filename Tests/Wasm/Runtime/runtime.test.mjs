// The C runtime of the wasm core (Sources/CWasmRuntime), inside a module of its own: see exercise.c.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const maximumMemory = 8 * 1024 * 1024;

const compiled = (() => {
    const folder = mkdtempSync(join(tmpdir(), 'iconsmith-runtime-'));
    try {
        const module = join(folder, 'exercise.wasm');
        execFileSync('clang', [
            '--target=wasm32-unknown-unknown', '-ffreestanding', '-fno-builtin', '-nostdlib', '-O2',
            '-Wall', '-Wextra', '-Werror', '-Wl,--no-entry', '-Wl,--export-all', `-Wl,--max-memory=${maximumMemory}`,
            fileURLToPath(new URL('exercise.c', import.meta.url)), '-o', module,
        ], { stdio: 'inherit' });
        return new WebAssembly.Module(readFileSync(module));
    } finally {
        rmSync(folder, { recursive: true });
    }
})();

const fresh = () => new WebAssembly.Instance(compiled).exports;

test('it imports nothing', () => assert.deepEqual(WebAssembly.Module.imports(compiled), []));

for (const name of ['check_size_classes', 'check_reuse', 'check_refusals', 'check_exhaustion', 'check_memcmp']) {
    test(name, () => assert.equal(fresh()[name](), 0, 'line of exercise.c'));
}

test('pieces taken and given back in random order never touch each other', () => {
    const seed = BigInt.asUintN(64, BigInt(Date.now()) * 0x9e3779b97f4a7c15n);
    for (const chosen of [1n, 2n, 3n, seed]) assert.equal(fresh().churn(chosen), 0, `line of exercise.c, seed ${chosen}`);
});

test('the same work needs no more memory the second time', () => {
    const exports = fresh();
    assert.equal(exports.churn(7n), 0);
    const once = exports.memory.buffer.byteLength;
    for (let turn = 0; turn < 3; turn += 1) assert.equal(exports.churn(7n), 0);
    assert.equal(exports.memory.buffer.byteLength, once);
});

test('freeing twice traps', () => assert.throws(() => fresh().free_twice(), WebAssembly.RuntimeError));

test('128-bit products are those of BigInt', () => {
    const exports = fresh();
    const edges = [0n, 1n, 2n, 0xffffffffn, 0x100000000n, (1n << 63n) - 1n, 1n << 63n, (1n << 64n) - 1n];
    const numbers = edges.flatMap((low) => edges.map((high) => (high << 64n) | low));
    for (const a of numbers) {
        for (const b of numbers) {
            exports.multiply(
                BigInt.asIntN(64, a), BigInt.asIntN(64, a >> 64n), BigInt.asIntN(64, b), BigInt.asIntN(64, b >> 64n));
            const [low, high] = new BigUint64Array(exports.memory.buffer, exports.product_address(), 2);
            assert.equal((high << 64n) | low, BigInt.asUintN(128, a * b), `${a} * ${b}`);
        }
    }
});
