import path from 'node:path';
import {libraryFolder, readEntries} from 'dts-api-model';
import {packageOf, type ApiExport, type ApiModel} from 'dts-api-model/model';

import {openCache} from '../content/diskCache';
import {modelKey, versionsOf} from './cache';
import {ENTRY_POINTS} from './entries';
import {READER_OPTIONS} from './readerOptions';

const loaded = new Map<string, ApiModel>();

/**
 * The public API of the toolkit as installed under `root`, for all packages or only those named.
 * The first call takes seconds; later processes take milliseconds, later calls nothing.
 */
export const loadModel = (root: string = process.cwd(), packages?: readonly string[]): ApiModel => {
  const wanted = ENTRY_POINTS.filter((entry) => packages?.includes(packageOf(entry)) ?? true);
  const key = modelKey(root);
  const id = [root, key, ...wanted].join('\n');
  const known = loaded.get(id);
  if (known) return known;

  const names = [...new Set(wanted.map(packageOf))];
  const cache = openCache<Record<string, ApiExport[]>>(root, 'types', [
    libraryFolder,
    path.join(__dirname, 'readerOptions.ts'),
  ]);
  const cached = new Map<string, Record<string, ApiExport[]>>();
  for (const name of names) {
    const found = cache.get([key, name]);
    if (found) cached.set(name, found);
  }
  const missing = wanted.filter((entry) => !cached.has(packageOf(entry)));
  const fresh = missing.length > 0 ? readEntries(root, missing, READER_OPTIONS) : {};
  for (const name of names.filter((item) => !cached.has(item))) {
    const entries = Object.fromEntries(
      Object.entries(fresh).filter(([entry]) => packageOf(entry) === name),
    );
    cached.set(name, entries);
    cache.set([key, name], entries);
  }
  const model: ApiModel = {
    versions: versionsOf(root, wanted),
    entries: Object.assign({}, ...cached.values()) as ApiModel['entries'],
  };
  loaded.set(id, model);
  return model;
};
