// Checks a wasm module: node Scripts/check-wasm.mjs MODULE EXPORTS BUDGET
// It must import nothing, export just the names that the file EXPORTS lists, and be at most BUDGET bytes large.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const [modulePath, exportsPath, budget] = process.argv.slice(2);
const bytes = readFileSync(modulePath);
const module = new WebAssembly.Module(bytes);
const problems = [];

for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    problems.push(`it imports ${from}.${name}`);
}

const listed = new Set(readFileSync(exportsPath, 'utf8').split('\n').filter((line) => line && !line.startsWith('#')));
const found = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
for (const name of found) if (!listed.has(name)) problems.push(`it exports ${name}, which ${exportsPath} does not list`);
for (const name of listed) if (!found.has(name)) problems.push(`it does not export ${name}, which ${exportsPath} lists`);

if (bytes.length > Number(budget)) problems.push(`it has ${bytes.length} bytes, more than the budget of ${budget}`);

if (problems.length > 0) {
    for (const problem of problems) console.error(`${modulePath}: ${problem}`);
    process.exit(1);
}
console.log(
    `wasm: ${bytes.length} of ${budget} bytes (${gzipSync(bytes, { level: 9 }).length} gzipped), ${found.size} exports, no imports`);
