// Packs a package as a registry would get it: node packages/pack.mjs <name> [<destination>]
// Compiles lib/ into dist/ in a copy, whose manifest names dist/; the package itself, which others may be reading,
// stays as it is. In this repository, the loaders of scripts, tests and bundler compile lib/ themselves.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const packages = path.dirname(fileURLToPath(import.meta.url));
const [name = '', destination = '.'] = process.argv.slice(2);
const source = path.join(packages, name);

if (name === '' || name.startsWith('-') || !fs.existsSync(path.join(source, 'package.json'))) {
  console.error('Usage: node packages/pack.mjs <name of a folder in packages/> [<destination>]');
  process.exit(2);
}

// Beside the others: that is where TypeScript finds the settings and the types that it extends.
const copy = fs.mkdtempSync(path.join(packages, `.pack-${name}-`));
try {
  fs.cpSync(source, copy, {
    recursive: true,
    filter: (file) => !['node_modules', 'tests'].includes(path.basename(file)),
  });
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '--project', copy], {stdio: ['ignore', 2, 2]});
  const manifest = path.join(copy, 'package.json');
  const content = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  for (const [entry, file] of Object.entries(content.exports)) {
    const [, module] = /^\.\/lib\/(.+)\.tsx?$/.exec(file) ?? [];
    if (module) {
      content.exports[entry] = {types: `./dist/${module}.d.ts`, default: `./dist/${module}.js`};
    }
  }
  delete content.scripts;
  fs.writeFileSync(manifest, `${JSON.stringify(content, null, 2)}\n`);
  const args = ['pack', '--json', '--pack-destination', path.resolve(destination)];
  const output = execFileSync('npm', args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  });
  const [{filename}] = JSON.parse(output.replace(/^[^[]*/u, ''));
  console.log(filename);
} finally {
  fs.rmSync(copy, {recursive: true, force: true});
}
