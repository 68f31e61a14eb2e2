// Renders the still of each demo with the toolkit itself, and says which stills are out of date.
import fs from 'node:fs';
import path from 'node:path';

import {demoIds, readDemo} from '../src/demos/read';
import {
  clearStills,
  findStaleStills,
  findStaleVideos,
  recordStill,
  smallStillFile,
  stillFile,
} from './lib/stills';
import {bundleDemos} from './lib/demoBundle';
import {withRenderSession} from './lib/renderSession';
import {runMain} from './lib/runMain';

const help = `Usage: npm run demos:stills [-- --check | --all | <id> …]

Renders the missing stills, and those of demos whose code has changed, to static/img/demos/<id>.webp, and small
versions for search results to static/img/demos/small.
  --check  only lists stills and videos that are out of date, and fails if there are any
  --all    renders every still`;

/** Width of the small stills in pixels: twice that of the pictures in search results, for fine screens. */
const smallWidth = 160;

const root = path.resolve(__dirname, '..');

const render = async (ids: string[]): Promise<void> => {
  const {renderStill, selectComposition} = await import('@remotion/renderer');
  await withRenderSession(
    () => bundleDemos(root, ids),
    async (session) => {
      for (const id of ids) {
        const composition = await selectComposition({...session, id});
        const {stillFrame} = readDemo(root, id);
        const sizes = [
          {output: stillFile(root, id), scale: 1},
          {output: smallStillFile(root, id), scale: smallWidth / composition.width},
        ];
        for (const size of sizes.filter(({output}) => !fs.existsSync(output))) {
          await renderStill({
            ...session,
            ...size,
            composition,
            frame: stillFrame,
            imageFormat: 'webp',
            overwrite: true,
          });
        }
        recordStill(root, id);
        console.log(`static/img/demos/${id}.webp (frame ${String(stillFrame)})`);
      }
    },
  );
};

runMain(
  {
    help,
    errorCode: 1,
    allowPositionals: true,
    options: {
      check: {type: 'boolean', default: false},
      all: {type: 'boolean', default: false},
    },
  },
  async ({values, positionals: chosen}) => {
    if (values.check) {
      const stale = findStaleStills(root);
      const videos = findStaleVideos(root);
      for (const {id, reason} of [...stale, ...videos]) console.error(`src/demos/${id}: ${reason}`);
      if (stale.length > 0) console.error('Run `npm run demos:stills` and commit the result.');
      if (videos.length > 0) {
        const outdated = videos.map(({id}) => id).join(' ');
        console.error(`Run \`npm run demos:video -- ${outdated}\` and commit the result.`);
      }
      if (stale.length + videos.length > 0) process.exitCode = 1;
      return;
    }
    const unknown = chosen.filter((id) => !demoIds(root).includes(id));
    if (unknown.length > 0)
      throw new Error(`There is no demo "${unknown.join('", "')}" in src/demos.`);
    const ids = clearStills(root, values.all ? demoIds(root) : chosen);
    if (ids.length === 0) console.log('All stills are up to date.');
    else await render(ids);
  },
);
