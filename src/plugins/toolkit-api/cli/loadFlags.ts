import path from 'node:path';

import {readCache, writeCache} from '../../../content/kept';
import {cacheFolder, modelKey, sourcesHash} from '../cache';
import {readCommandFlags} from './flags';

interface CachedFlags {
  key: string;
  flags: Record<string, string[]>;
}

/** Flags by command, such as `remotion render`, from the published code of the CLI. */
export const loadCommandFlags = (root: string = process.cwd()): Record<string, string[]> => {
  const file = path.join(cacheFolder(root), 'flags.json');
  const key = `${modelKey(root)}-${sourcesHash(path.join(root, 'src/plugins/toolkit-api/cli'))}`;
  const cached = readCache(file) as CachedFlags | undefined;
  if (cached?.key === key) return cached.flags;
  const flags = readCommandFlags(root);
  writeCache(file, {key, flags} satisfies CachedFlags);
  return flags;
};
