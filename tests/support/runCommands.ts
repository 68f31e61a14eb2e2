// Runs commands one after another in one process, each with the same argument: `runCommands.ts <argument> <file> …`.
// Prints what each printed, and its exit code, as JSON by file; one that goes on working has none.
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {format} from 'node:util';

import type {Outcome} from '../../scripts/lib/outcomeOf';

const [node = '', , argument = '', ...files] = process.argv;

/** Milliseconds that a command has to end. */
const PATIENCE = 10_000;

const printOutcomes = console.log;
// Some end the process themselves.
const endProcess = process.exit.bind(process);

const exitCode = (): typeof process.exitCode => process.exitCode;

const run = async (file: string): Promise<Outcome | undefined> => {
  let output = '';
  const print = (...parts: unknown[]): void => {
    output += `${format(...parts)}\n`;
  };
  Object.assign(console, {log: print, warn: print, error: print});
  process.argv = [node, path.resolve(file), argument];
  process.exitCode = undefined;
  const start = Date.now();
  await import(pathToFileURL(path.resolve(file)).href);
  while (exitCode() === undefined) {
    if (Date.now() - start > PATIENCE) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return {code: Number(exitCode()), output};
};

const main = async (): Promise<void> => {
  const outcomes: Record<string, Outcome | undefined> = {};
  process.exit = (() => undefined) as typeof process.exit;
  for (const file of files) outcomes[file] = await run(file);
  printOutcomes(JSON.stringify(outcomes));
  endProcess(0);
};

void main();
