import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Readable} from 'node:stream';

/** A folder for the files of one browser, with a place for downloads. */
export const makeHome = (name: string): {home: string; downloads: string; remove: () => void} => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const downloads = path.join(home, 'Downloads');
  fs.mkdirSync(downloads);
  return {
    home,
    downloads,
    remove: () => {
      fs.rmSync(home, {recursive: true, force: true, maxRetries: 5});
    },
  };
};

/**
 * The first match of what a program prints.
 *
 * @throws when the program ends before
 */
export const printed = (
  child: ChildProcess,
  output: Readable | null | undefined,
  pattern: RegExp,
): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    output?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on('error', reject);
    child.on('exit', () => {
      reject(new Error(`${child.spawnfile} ended before it was ready:\n${text}`));
    });
  });

/** Ends a program, and waits for that. */
export const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
};

/** Starts a display in memory; returns its name for DISPLAY. */
export const startDisplay = async (
  xvfb: string,
): Promise<{display: string; stop: () => Promise<void>}> => {
  const child = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const pipe = child.stdio[3] as Readable;
  const number = await printed(child, pipe, /^(\d+)\n/);
  return {display: `:${number}`, stop: () => end(child)};
};
