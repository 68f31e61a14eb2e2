import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import type {PeerSite} from './pages';

/** What is installed: versions by name. */
export type Packages = Readonly<Record<string, string>>;

/** A site that a generator can build. */
export interface Project {
  /** Its folder; `output` is what the build writes, below it. */
  folder: string;
  output: string;
  /** Starts the build. */
  command: readonly string[];
  /** What builds keep for the next one, below the folder. */
  caches: readonly string[];
}

/** One way to make a site of pages. */
export interface Generator {
  /** A word, such as `docusaurus`, by which bars name it. */
  readonly name: string;
  /** For the head of the table. */
  readonly label: string;
  /**
   * Writes a site.
   *
   * @param top a temporary folder, in which packages stay installed
   * @throws when packages can't be installed
   */
  readonly write: (top: string, site: PeerSite) => Promise<Project>;
}

/** Lines of a failed command that are shown, without those of stack traces. */
const shownLines = 15;
const isTrace = (line: string): boolean => /^\s+at /.test(line);

/**
 * Runs a command without printing.
 *
 * @returns its output
 * @throws with the end of the output when it fails
 */
export const run = (command: readonly string[], folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        CI: 'true',
        FORCE_COLOR: '0',
        NO_UPDATE_NOTIFIER: '1',
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else {
        const end = output
          .trimEnd()
          .split('\n')
          .filter((line) => !isTrace(line))
          .slice(-shownLines)
          .join('\n');
        reject(new Error(`${command.join(' ')} failed:\n${end}`));
      }
    });
  });

/**
 * Installs a set of packages, unless they are there.
 *
 * @param name of the folder below `top`
 * @returns the folder that has `node_modules`
 * @throws when npm can't install them
 */
export const install = async (top: string, name: string, packages: Packages): Promise<string> => {
  const folder = path.join(top, name);
  const wanted = JSON.stringify({private: true, dependencies: packages});
  const file = path.join(folder, 'package.json');
  const marker = path.join(folder, 'node_modules/.package-lock.json');
  if (fs.existsSync(marker) && fs.readFileSync(file, 'utf8') === wanted) return folder;
  fs.rmSync(path.join(folder, 'node_modules'), {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(file, wanted);
  await run(['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  return folder;
};

/**
 * The Node.js to run a tool with: that of this process, or one that is installed.
 *
 * @param packages has the npm package `node`, which brings the binary
 * @throws when it can't be installed
 */
export const nodeFor = async (top: string, packages: Packages | undefined): Promise<string> =>
  packages === undefined
    ? process.execPath
    : path.join(await install(top, 'node', packages), 'node_modules/node/bin/node');

/** Writes files by path below a folder, once what an earlier run left in `content` is removed. */
export const writeFiles = (
  folder: string,
  content: string | undefined,
  files: Readonly<Record<string, string>>,
): void => {
  if (content !== undefined) fs.rmSync(path.join(folder, content), {recursive: true, force: true});
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(folder, file);
    fs.mkdirSync(path.dirname(full), {recursive: true});
    fs.writeFileSync(full, text);
  }
};

/** Builds a site. Returns the time in seconds; throws when the build fails. */
export const build = async (
  {folder, command, caches, output}: Project,
  {cold}: {cold: boolean},
): Promise<number> => {
  for (const name of cold ? [output, ...caches] : [output]) {
    fs.rmSync(path.join(folder, name), {recursive: true, force: true});
  }
  const start = performance.now();
  await run(command, folder);
  return (performance.now() - start) / 1000;
};
