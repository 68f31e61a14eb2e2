import {createRequire} from 'node:module';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

// Each thread loads this compiler. If it were unloaded with the last thread, the next one would crash.
createRequire(__filename)('../upstream/site-modules/typescript.cjs');

/**
 * Runs a module in a thread of its own: the framework loads the site and compiles its pages in one thread,
 * which leaves a processor idle.
 *
 * @param module its file, absolute; what it exports as `run` gets the input, and may be async
 * @param input survives structured cloning
 * @returns when it has ended; rejects with what went wrong
 */
export const runInThread = (module: string, input: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(path.join(__dirname, 'thread.cjs'), {workerData: {module, input}});
    thread.on('error', reject);
    thread.on('exit', () => {
      resolve();
    });
  });
