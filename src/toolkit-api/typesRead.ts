import {runInThread} from '../threads';
import type {TypesInput} from './typesThread';

let types: Promise<void> = Promise.resolve();

/** Reads the types into the cache, in a thread of its own; rejects when a page documents what does not exist. */
export const readTypes = (input: TypesInput): Promise<void> =>
  (types = runInThread(require.resolve('./typesThread.ts'), input));

/** When the thread has read the types, so that nothing reads them beside it; whoever started it tells errors. */
export const typesRead = (): Promise<void> => types.catch(() => undefined);
