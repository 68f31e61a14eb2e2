import path from 'node:path';

import {hashOfFiles, readCache, workKey, writeCache} from '../../content/kept';
import {bundleFrame, type FrameScripts} from './bundleFrame';

interface Kept {
  key: string;
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
 * What runs in the frame of the editors, which takes a second to bundle: from node_modules/.cache, as
 * long as neither the files in it nor the installed packages change.
 */
export const loadFrame = async (siteDir: string, bundle = bundleFrame): Promise<FrameScripts> => {
  const file = path.join(siteDir, 'node_modules/.cache/playground-frame.json');
  const key = workKey(
    siteDir,
    bundlerFiles.map((source) => path.join(siteDir, source)),
  );
  const kept = readCache(file) as Kept | undefined;
  if (kept?.key === key && kept.sources === hashOfSources(siteDir, kept.frame)) return kept.frame;
  const frame = await bundle(siteDir);
  writeCache(file, {key, sources: hashOfSources(siteDir, frame), frame} satisfies Kept);
  return frame;
};
