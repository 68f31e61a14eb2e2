import type {ChildProcess} from 'node:child_process';

/** How a process ended; `output` is all that it printed. */
export interface Outcome {
  code: number;
  output: string;
}

/** Waits for a process that prints to pipes. Rejects when it can't be started. */
export const outcomeOf = (child: ChildProcess): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({code: code ?? 1, output});
    });
  });
