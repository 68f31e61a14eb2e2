import {spawn} from 'node:child_process';

/** How a command runs. */
export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the command and all that it has started are ended. Default: never. */
  readonly limit?: number;
}

/** How a command ended. */
export interface RunOutcome {
  /** Null if a signal ended it. */
  readonly code: number | null;
  /** All that it printed. */
  readonly output: string;
  /** Whether its time was up: then the code says nothing. */
  readonly isLate: boolean;
}

/** Ends a process with all processes that it has started. */
const endGroup = (pid: number): void => {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (error) {
    // It has ended in this moment.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/**
 * Runs a command in a folder.
 *
 * @param command a line for the shell, or a program with its arguments
 * @throws when it can't be started
 */
export const run = (
  folder: string,
  command: string | readonly [program: string, ...args: string[]],
  {env = {}, limit}: RunOptions = {},
): Promise<RunOutcome> =>
  new Promise((resolve, reject) => {
    const [program, ...args] = typeof command === 'string' ? [command] : command;
    const child = spawn(program, args, {
      cwd: folder,
      env: {...process.env, ...env},
      shell: typeof command === 'string' || process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that nothing of what is ended stays behind.
      detached: limit !== undefined && process.platform !== 'win32',
    });
    let isLate = false;
    const timer =
      limit === undefined
        ? undefined
        : setTimeout(() => {
            isLate = true;
            if (child.pid !== undefined) endGroup(child.pid);
          }, limit);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({code, output, isLate});
    });
  });
