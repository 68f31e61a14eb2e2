import path from 'node:path';

import {openCache} from '../../content/diskCache';
import {modelKey} from '../cache';
import {readCommandFlags} from './flags';

/** Flags by command, such as `remotion render`, from the published code of the CLI. */
export const loadCommandFlags = (root: string = process.cwd()): Record<string, string[]> => {
  const cache = openCache<Record<string, string[]>>(root, 'flags', [
    __dirname,
    path.join(__dirname, '../../upstream/cli'),
  ]);
  const inputs = [modelKey(root)];
  const known = cache.get(inputs);
  if (known) return known;
  const flags = readCommandFlags(root);
  cache.set(inputs, flags);
  return flags;
};
