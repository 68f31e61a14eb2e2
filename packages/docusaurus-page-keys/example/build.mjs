// Bundles the example into site/: node build.mjs
import fs from 'node:fs';
import {build} from 'esbuild';

await build({
  entryPoints: ['page.jsx'],
  outdir: 'site',
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  define: {'process.env.NODE_ENV': '"production"'},
});
fs.copyFileSync('index.html', 'site/index.html');
