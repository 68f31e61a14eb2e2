// Writes a page with a playground into site/: node build.mjs
import fs from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {bundleFrame, createFramePage} from 'react-docs-playground/build';

const root = import.meta.dirname;
const site = path.join(root, 'site');

const write = (file, text) => {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), text);
};

const scripts = await bundleFrame({
  root,
  runtime: './frame.js',
  modules: ['react', 'react/jsx-runtime'],
  packages: ['clsx'],
});
for (const {file, code} of scripts) write(file, code);
const table = scripts.map(({name, file, needs}) => [name, {address: `/${file}`, needs}]);

const {html, policy} = createFramePage({
  title: 'Preview',
  styles: 'body { font-family: system-ui }',
});
write('frame.html', html);
// The host has to send this header with /frame.html.
write('frame-policy.txt', policy);

fs.copyFileSync(path.join(root, 'index.html'), path.join(site, 'index.html'));
await build({
  entryPoints: [path.join(root, 'page.jsx')],
  outdir: site,
  bundle: true,
  minify: true,
  jsx: 'automatic',
  define: {
    SCRIPTS: JSON.stringify(Object.fromEntries(table)),
    'process.env.NODE_ENV': '"production"',
  },
});
