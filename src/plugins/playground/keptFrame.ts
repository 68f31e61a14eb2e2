import path from 'node:path';

import {hashOfFiles, openCache} from '../../content/diskCache';
import {bundleFrame, type FrameScripts} from './bundleFrame';

interface Kept {
  sources: string;
  frame: FrameScripts;
}

/** What decides how the frame is bundled, from the site's root. */
const bundlerFiles = [
  'src/plugins/playground/bundleFrame.ts',
  'src/playground/frame/packages.ts',
  'src/upstream/bundler/quietAudioLoader.cjs',
  'tsconfig.json',
];

const hashOfSources = (siteDir: string, {sources}: FrameScripts): string =>
  hashOfFiles(sources.map((source) => path.join(siteDir, source)));

/**
 * What runs in the frame of the editors, which takes a second to bundle: from the cache, as long as neither
 * the files in it nor the installed packages change.
 */
export const loadFrame = async (siteDir: string, bundle = bundleFrame): Promise<FrameScripts> => {
  const cache = openCache<Kept>(
    siteDir,
    'playground-frame',
    bundlerFiles.map((source) => path.join(siteDir, source)),
  );
  // Which files are in it is known once it is bundled.
  const kept = cache.get([]);
  if (kept && kept.sources === hashOfSources(siteDir, kept.frame)) return kept.frame;
  const frame = await bundle(siteDir);
  cache.set([], {sources: hashOfSources(siteDir, frame), frame});
  return frame;
};
