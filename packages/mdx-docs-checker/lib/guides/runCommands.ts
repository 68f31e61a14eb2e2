import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import escapeStringRegexp from 'escape-string-regexp';

/** A project of its own for one guide. */
export interface ScratchProject {
  /** The folder that commands start in; the one above it belongs to the guide, too. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly remove: () => void;
}

/** How long one block of commands may take, in milliseconds. */
const TIME_LIMIT = 300_000;

const ANSI = new RegExp(String.raw`${String.fromCodePoint(27)}\[[\d;?]*[A-Za-z]`, 'gu');

/** How a block of commands ended. */
export interface Outcome {
  readonly printed: string;
  /** Undefined when it was ended, because it was ready or because it took too long. */
  readonly exitCode?: number;
  readonly isReady: boolean;
  /** Where a later block starts. */
  readonly folder: string;
}

/** The names of variables that the runner sets are not the guide's. */
const WHERE = '.walk-folder';

/**
 * Types commands into a shell.
 *
 * @param until what they print when they are ready: they are ended then
 */
export const runCommands = (
  project: Pick<ScratchProject, 'folder' | 'env'>,
  folder: string,
  code: string,
  until?: string,
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const note = path.join(path.dirname(project.folder), WHERE);
    const script = `set -e\ntrap 'pwd > "${note}"' EXIT\n${code}\n`;
    const child = spawn('bash', ['-c', script], {
      cwd: folder,
      env: project.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let printed = '';
    let isReady = false;
    const end = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      } catch {
        // It has ended by itself.
      }
    };
    const timer = setTimeout(end, TIME_LIMIT);
    const read = (chunk: Buffer): void => {
      printed += chunk.toString().replace(ANSI, '');
      if (until !== undefined && !isReady && printed.includes(until)) {
        isReady = true;
        end();
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    // What they started in the background ends with them.
    child.on('exit', end);
    child.on('close', (exitCode) => {
      clearTimeout(timer);
      resolve({
        printed,
        isReady,
        folder: existsSync(note) ? readFileSync(note, 'utf8').trim() : folder,
        ...(exitCode === null ? {} : {exitCode}),
      });
    });
  });

/** The first line of a stated output that was not printed, in order; `…` stands for anything. */
export const missingLine = (stated: string, printed: string): string | undefined => {
  let rest = printed;
  for (const line of stated
    .split('\n')
    .filter((text) => text.trim() !== '' && text.trim() !== '…')) {
    const parts = line
      .trim()
      .split('…')
      .map((part) => escapeStringRegexp(part.trim()))
      .map((part) => part.replace(/\s+/gu, String.raw`\s+`));
    const found = new RegExp(parts.join('.*'), 'u').exec(rest);
    if (!found) return line.trim();
    rest = rest.slice(found.index + found[0].length);
  }
  return undefined;
};
