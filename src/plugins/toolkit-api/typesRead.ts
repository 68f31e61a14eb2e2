import {runInThread} from '../../threads';

let reading: Promise<void> = Promise.resolve();

/** Reads the toolkit's types into the cache, in a thread of its own. */
export const readTypes = (siteDir: string): Promise<void> => {
  const types = runInThread(require.resolve('./typesThread.ts'), {siteDir});
  reading = types.catch(() => undefined);
  return types;
};

/** @returns when the types have been read, or could not be, which `readTypes` reports */
export const typesRead = (): Promise<void> => reading;
