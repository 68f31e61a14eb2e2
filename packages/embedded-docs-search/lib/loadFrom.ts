import {SearchFailure} from './index.ts';

/** Timeout for a file, in milliseconds. */
const timeout = 15_000;

/** Loads files from an index folder, by their path in it. */
export const loadFrom =
  (folder: string) =>
  async (path: string): Promise<unknown> => {
    const response = await fetch(folder + path, {signal: AbortSignal.timeout(timeout)});
    if (!response.ok) {
      throw new SearchFailure(`${path} answered ${response.status}.`, response.status === 404);
    }
    return (await response.json()) as unknown;
  };
