import {spawn} from 'node:child_process';
import path from 'node:path';
import type {ScratchProject} from 'mdx-docs-checker/guides';

/** A running Studio. */
export interface OpenStudio {
  /** Where it is, without a slash at the end. */
  readonly address: string;
  readonly close: () => void;
}

/** How long the Studio may take to start, in milliseconds. */
const TIME_LIMIT = 180_000;

/**
 * Starts the Studio of a project.
 *
 * @throws when it doesn't start in time
 */
export const openStudio = (root: string, {folder, env}: ScratchProject): Promise<OpenStudio> =>
  new Promise((resolve, reject) => {
    const command = path.join(root, 'node_modules/.bin/remotion');
    const studio = spawn(command, ['studio', '--no-open'], {cwd: folder, env, detached: true});
    const close = (): void => {
      try {
        if (studio.pid !== undefined) process.kill(-studio.pid, 'SIGTERM');
      } catch {
        // It has ended by itself.
      }
    };
    let printed = '';
    const timer = setTimeout(() => {
      close();
      reject(new Error(`The Studio did not start: ${printed}`));
    }, TIME_LIMIT);
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const address = /http:\/\/localhost:\d+/u.exec(printed)?.[0];
      if (address === undefined || !printed.includes('Built in')) return;
      clearTimeout(timer);
      resolve({address, close});
    };
    studio.stdout.on('data', read);
    studio.stderr.on('data', read);
    studio.on('error', reject);
  });
