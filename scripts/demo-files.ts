// Renders the GIF and the emoji that demos play.
import path from 'node:path';

import {withRenderSession} from './lib/renderSession';
import {runMain} from './lib/runMain';

const help = `Usage: tsx scripts/demo-files.ts

Renders scripts/lib/demoFiles to static/demo: wheel.gif and, with and without transparency,
smile-0.5x.webm and smile-0.5x.mp4. Run it after changing the drawings, and commit the files.`;

const root = path.resolve(__dirname, '..');

/** The background of the demo that plays the emoji, for browsers that get a file without transparency. */
const background = '#243b6b';

const output = (name: string): {outputLocation: string; overwrite: true} => ({
  outputLocation: path.join(root, 'static/demo', name),
  overwrite: true,
});

const bundleFiles = async (): Promise<string> => {
  const {bundle} = await import('@remotion/bundler');
  return bundle({
    entryPoint: path.join(root, 'scripts/lib/demoFiles/index.tsx'),
    rootDir: root,
  });
};

const render = async (): Promise<void> => {
  const {renderMedia, selectComposition} = await import('@remotion/renderer');
  await withRenderSession(bundleFiles, async (session) => {
    const shared = {...session, muted: true};
    const wheel = await selectComposition({...shared, id: 'wheel'});
    await renderMedia({
      ...shared,
      composition: wheel,
      codec: 'gif',
      imageFormat: 'png',
      ...output('wheel.gif'),
    });
    const smile = await selectComposition({...shared, id: 'smile'});
    await renderMedia({
      ...shared,
      composition: smile,
      codec: 'vp8',
      imageFormat: 'png',
      pixelFormat: 'yuva420p',
      crf: 30,
      ...output('smile-0.5x.webm'),
    });
    await renderMedia({
      ...shared,
      composition: await selectComposition({...shared, id: 'smile', inputProps: {background}}),
      inputProps: {background},
      codec: 'h264',
      imageFormat: 'png',
      colorSpace: 'bt709',
      crf: 26,
      ...output('smile-0.5x.mp4'),
    });
  });
};

runMain({help, errorCode: 1}, render);
