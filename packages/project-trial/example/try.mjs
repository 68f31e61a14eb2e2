// Tries another version of a dependency in a copy of project/: node try.mjs timer 1.1.0
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {copyProject, readManifest, run, withVersions, writeManifest} from 'project-trial';

const [name = '', version = ''] = process.argv.slice(2);
const root = path.join(import.meta.dirname, 'project');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trial-'));

await copyProject(root, folder, {
  files: fs.readdirSync(root),
  change: (file) => (file.endsWith('.txt') ? (text) => text.toUpperCase() : undefined),
});
writeManifest(folder, withVersions(readManifest(folder), {[name]: version}));
// In a real project, installListed(folder) comes here; it needs the network.
const {code, output} = await run(folder, 'node check.cjs', {limit: 10_000});
console.log(output.trim());
fs.rmSync(folder, {recursive: true});
process.exitCode = code ?? 1;
