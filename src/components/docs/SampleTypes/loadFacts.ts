import manifest from '@generated/sample-types/default/manifest.json';

import {factsFile, type Facts} from '@site/src/content/sampleFacts';

const loaded = new Map<string, Promise<Facts>>();

const load = async (entry: string): Promise<Facts> => {
  const response = await fetch(manifest.types + factsFile(entry));
  if (!response.ok) throw new Error(`The types of ${entry} did not load: ${response.status}`);
  return (await response.json()) as Facts;
};

/** What the names of an entry point mean; rejects when it does not load. */
export const loadFacts = (entry: string): Promise<Facts> => {
  const known = loaded.get(entry) ?? load(entry);
  loaded.set(entry, known);
  known.catch(() => loaded.delete(entry));
  return known;
};
