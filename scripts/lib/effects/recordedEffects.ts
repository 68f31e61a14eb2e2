import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {openCache} from '../../../src/content/diskCache';
import {modelKey} from '../../../src/toolkit-api/cache';
import type {ConfigEffects} from './configEffects';
import type {DataEffects} from './dataEffects';

const run = promisify(execFile);

/** What a recorder found out, remembered as long as it and the packages are the same. */
const recorded = async (root: string, name: 'recordConfig' | 'recordData'): Promise<unknown> => {
  const cache = openCache<{effects: unknown}>(root, name, [__dirname]);
  const inputs = [modelKey(root)];
  const known = cache.get(inputs);
  if (known) return known.effects;
  const out = path.join(os.tmpdir(), `${name}-${process.pid}.json`);
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  await run(process.execPath, [tsx, path.join(__dirname, `${name}.ts`), root, out], {
    maxBuffer: 50_000_000,
  });
  const effects = JSON.parse(readFileSync(out, 'utf8')) as unknown;
  cache.set(inputs, {effects});
  return effects;
};

/** What methods of `Config`, commands and functions of the toolkit do, as they were tried. */
export const recordedEffects = async (
  root: string,
): Promise<{config: ConfigEffects; data: DataEffects}> => {
  const [config, data] = await Promise.all([
    recorded(root, 'recordConfig'),
    recorded(root, 'recordData'),
  ]);
  return {config: config as ConfigEffects, data: data as DataEffects};
};
