// Renders the still of each demo with the toolkit itself, and says which stills are out of date.
import fs from 'node:fs';
import path from 'node:path';

import {demoIds, readDemo} from '../src/demos/read';
import {findStaleStills, recordStill, stillFile} from './lib/stills';
import {requireBrowser} from './lib/browser';

const help = `Usage: npm run demos:stills [-- --check | --all | <id> …]

Renders the stills of demos whose code changed into static/img/demos/<id>.webp.
  --check  only says which are out of date, and fails if any is
  --all    renders every still`;

const root = path.resolve(__dirname, '..');

/** Writes the entry point that registers every demo as a composition, in the page's font. */
const writeEntry = (ids: string[]): string => {
  const folder = path.join(root, 'node_modules/.cache/demos');
  fs.mkdirSync(folder, {recursive: true});
  const entry = path.join(folder, 'entry.tsx');
  const demoPath = (id: string, file: string): string =>
    JSON.stringify(path.join(root, 'src/demos', id, file));
  fs.writeFileSync(
    entry,
    `import '@fontsource-variable/instrument-sans/index.css';
import React from 'react';
import {Composition, continueRender, delayRender, registerRoot} from 'remotion';
${ids.map((id, index) => `import * as module${String(index)} from ${demoPath(id, 'composition.tsx')};\nimport demo${String(index)} from ${demoPath(id, 'demo.ts')};`).join('\n')}
const handle = delayRender('font');
document.fonts.load('400 20px "Instrument Sans Variable"').then(() => continueRender(handle));
const inFont = (Component) => (props) => (
  <div style={{fontFamily: '"Instrument Sans Variable", sans-serif', lineHeight: 1.3}}><Component {...props} /></div>
);
const all = [${ids.map((id, index) => `[${JSON.stringify(id)}, inFont(Object.values(module${String(index)})[0]), demo${String(index)}]`).join(', ')}];
registerRoot(() => all.map(([id, component, demo]) => (
  <Composition key={id} id={id} component={component} width={demo.width} height={demo.height}
    fps={demo.fps} durationInFrames={demo.durationInFrames} defaultProps={demo.defaultProps} />
)));
`,
  );
  return entry;
};

const render = async (ids: string[]): Promise<void> => {
  const browserExecutable = requireBrowser();
  const {bundle} = await import('@remotion/bundler');
  const {openBrowser, renderStill, selectComposition} = await import('@remotion/renderer');
  const serveUrl = await bundle({
    entryPoint: writeEntry(ids),
    publicDir: path.join(root, 'static'),
    rootDir: root,
  });
  const shared = {serveUrl, browserExecutable, chromeMode: 'chrome-for-testing'} as const;
  const browser = await openBrowser('chrome', {
    browserExecutable,
    chromeMode: 'chrome-for-testing',
  });
  try {
    for (const id of ids) {
      const composition = await selectComposition({...shared, id, puppeteerInstance: browser});
      const {stillFrame} = await readDemo(root, id);
      await renderStill({
        ...shared,
        composition,
        puppeteerInstance: browser,
        frame: stillFrame,
        imageFormat: 'webp',
        output: stillFile(root, id),
        overwrite: true,
      });
      recordStill(root, id);
      console.log(`static/img/demos/${id}.webp (frame ${String(stillFrame)})`);
    }
  } finally {
    await browser.close({silent: true});
    fs.rmSync(serveUrl, {recursive: true, force: true});
  }
};

const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  const stale = findStaleStills(root);
  if (args.includes('--check')) {
    for (const {id, reason} of stale) console.error(`src/demos/${id}: ${reason}`);
    if (stale.length > 0) {
      console.error('Run `npm run demos:stills` and commit the result.');
      process.exitCode = 1;
    }
    return;
  }
  const chosen = args.filter((argument) => !argument.startsWith('--'));
  const ids = args.includes('--all')
    ? demoIds(root)
    : chosen.length > 0
      ? chosen
      : stale.filter(({reason}) => !reason.startsWith('unused')).map(({id}) => id);
  for (const {id, reason} of stale) {
    if (reason.startsWith('unused')) fs.rmSync(stillFile(root, id), {force: true});
  }
  if (ids.length === 0) console.log('All stills are up to date.');
  else await render(ids);
};

void main();
