// Before `npm pack`, compiles a package's lib/ into dist/ and has its manifest name dist/; with --restore,
// afterwards, undoes both. In this repository, the loaders of scripts and tests compile lib/ themselves.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const folder = process.cwd();
const manifest = path.join(folder, 'package.json');
const kept = path.join(folder, '.package.json');
const dist = path.join(folder, 'dist');

if (process.argv.includes('--restore')) {
  fs.renameSync(kept, manifest);
  fs.rmSync(dist, {recursive: true, force: true});
} else {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '--project', folder], {stdio: 'inherit'});
  const content = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  for (const [entry, file] of Object.entries(content.exports)) {
    const [, name] = /^\.\/lib\/(.+)\.ts$/.exec(file) ?? [];
    if (name) {
      content.exports[entry] = {types: `./dist/${name}.d.ts`, default: `./dist/${name}.js`};
    }
  }
  delete content.scripts;
  // Other processes read the manifest meanwhile: it is replaced in one step.
  fs.copyFileSync(manifest, kept);
  fs.writeFileSync(`${kept}.next`, `${JSON.stringify(content, null, 2)}\n`);
  fs.renameSync(`${kept}.next`, manifest);
}
