// Renders demos to MP4 files with the toolkit itself.
import path from 'node:path';

import {demoIds} from '../src/demos/read';
import {bundleDemos} from './lib/demoBundle';
import {isMachineBusy, recordMeasurement} from './lib/measure/record';
import {withRenderSession} from './lib/renderSession';
import {runMain} from './lib/runMain';
import {recordVideo, videoFile} from './lib/stills';

const help = `Usage: npm run demos:video -- <id> …

Renders demos to static/video/<id>.mp4, without audio. npm run check fails if a committed video is older
than its demo. Each demo is rendered five times, and the shortest time is recorded in
src/data/measured.json, so run this on an idle machine.`;

/** How often a demo is rendered for its time. */
const RUNS = 5;

const root = path.resolve(__dirname, '..');

const render = async (ids: string[]): Promise<void> => {
  const {renderMedia, selectComposition} = await import('@remotion/renderer');
  await withRenderSession(
    () => bundleDemos(root, ids),
    async (session) => {
      for (const id of ids) {
        const composition = await selectComposition({...session, id});
        const isBusy = isMachineBusy();
        const times: number[] = [];
        for (let index = 0; index < RUNS; index++) {
          const start = performance.now();
          await renderMedia({
            ...session,
            composition,
            codec: 'h264',
            crf: 24,
            muted: true,
            outputLocation: videoFile(root, id),
            overwrite: true,
          });
          times.push((performance.now() - start) / 1000);
        }
        recordVideo(root, id);
        const frames = composition.durationInFrames;
        const result = {files: 1, frames, seconds: Math.min(...times), isBusy};
        const {seconds} = recordMeasurement(root, id, result, session.browserExecutable);
        console.log(`static/video/${id}.mp4: ${String(seconds)} s`);
      }
    },
  );
};

runMain({help, errorCode: 1, allowPositionals: true}, async ({positionals: ids}) => {
  const unknown = ids.filter((id) => !demoIds(root).includes(id));
  if (ids.length === 0) console.log(help);
  else if (unknown.length > 0) {
    throw new Error(`There is no demo "${unknown.join('", "')}" in src/demos.`);
  } else await render(ids);
});
