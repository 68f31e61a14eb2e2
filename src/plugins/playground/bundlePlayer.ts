import fs from 'node:fs/promises';
import type {Plugin} from 'esbuild';
import {bundleFrame, type FrameFile} from 'react-docs-playground/build';

import {
  loadedPackages,
  mediaScript,
  pictureScript,
  sharedModules,
} from '../../playground/frame/packages';
import deferAudio, {files as audioFiles} from '../../upstream/bundler/deferAudioLoader.cjs';

/** As in pages: no AudioContext, and no warning about it, before there is a gesture. */
const deferAudioPlugin: Plugin = {
  name: 'defer-audio',
  setup: (build) => {
    for (const filter of audioFiles) {
      build.onLoad({filter}, async ({path: resourcePath}) => ({
        contents: deferAudio.call({resourcePath}, await fs.readFile(resourcePath, 'utf8')),
        loader: 'js',
      }));
    }
  },
};

/** What loads with zod: schemas are of no use without it. */
const schemaReader = `import {schemaControls} from './src/playground/frame/schemaControls';
defineSchemaReader(schemaControls);`;

/** Bundles what runs in the frame of the editors. */
export const bundlePlayer = (siteDir: string): Promise<FrameFile[]> =>
  bundleFrame({
    root: siteDir,
    runtime: './src/playground/frame/main.ts',
    modules: sharedModules,
    packages: loadedPackages,
    parts: {
      [pictureScript]: './src/playground/frame/picture',
      [mediaScript]: './src/playground/frame/media',
    },
    after: {zod: schemaReader},
    plugins: [deferAudioPlugin],
  });
