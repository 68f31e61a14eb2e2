import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {chromium} from '@playwright/test';
import {runCommands, type ScratchProject} from 'mdx-docs-checker/guides';

import {requireBrowser} from '../browser';
import {explainFresh, isOn} from '../errors/messageFiles';
import type {Mistake} from './mistakes';
import {openComponent} from './openComponent';
import {openStudio} from './openStudio';
import {makeProject} from './scratchProject';

/** How long the Studio's page may take to report a mistake, in milliseconds. */
const TIME_LIMIT = 60_000;

/** The version that a second copy of a package says it has. */
const OTHER_VERSION = '4.0.300';

/** Says what is wrong with the answer to a pasted message; undefined when it leads to its cure. */
export const answerProblem = async (
  files: ReadonlyMap<string, unknown>,
  {pages}: Pick<Mistake, 'pages'>,
  printed: string,
): Promise<string | undefined> => {
  const {match, cures} = await explainFresh(files, printed);
  const first = cures[0]?.place.url;
  if (match === 'exact' && first !== undefined && pages.some((page) => isOn(first, page))) {
    return undefined;
  }
  const answer = first === undefined ? 'nothing' : `${first} (${match})`;
  return `the answer is ${answer} instead of ${pages.join(' or ')}, for: ${printed.trim().slice(0, 600)}`;
};

/** Puts a copy of a package into the project that says it has another version. */
const copyPackage = (root: string, {folder}: ScratchProject, name: string): void => {
  const {version} = JSON.parse(
    readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'),
  ) as {version: string};
  const copy = path.join(folder, 'node_modules', name);
  rmSync(copy);
  cpSync(path.join(root, 'node_modules', name), copy, {recursive: true});
  let changed = 0;
  for (const file of readdirSync(copy, {recursive: true, encoding: 'utf8'})) {
    if (!/\.(?:js|mjs|json)$/u.test(file)) continue;
    const text = readFileSync(path.join(copy, file), 'utf8');
    if (!text.includes(version)) continue;
    writeFileSync(path.join(copy, file), text.replaceAll(version, OTHER_VERSION));
    changed++;
  }
  if (changed === 0) throw new Error(`${name} doesn't have its version in its code.`);
};

/** Opens a composition in the Studio, until what the console has is explained as it should be. */
const showInStudio = async (
  root: string,
  project: ScratchProject,
  composition: string,
  problemOf: (printed: string) => Promise<string | undefined>,
): Promise<string | undefined> => {
  const studio = await openStudio(root, project);
  const browser = await chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    const explained = new Promise<undefined>((resolve, reject) => {
      const add = (text: string): void => {
        errors.push(text);
        problemOf(errors.join('\n')).then((problem) => {
          if (problem === undefined) resolve(undefined);
        }, reject);
      };
      page.on('pageerror', (error) => {
        add(String(error.stack ?? error));
      });
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') add(message.text());
      });
    });
    await page.goto(`${studio.address}/${composition}`);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string | undefined>((resolve, reject) => {
      timer = setTimeout(() => {
        problemOf(errors.join('\n')).then(resolve, reject);
      }, TIME_LIMIT);
    });
    return await Promise.race([explained, late]).finally(() => {
      clearTimeout(timer);
    });
  } finally {
    await browser.close();
    studio.close();
  }
};

/**
 * Makes a mistake in a project of its own, and has the message that comes out explained.
 *
 * @param root the site's root
 * @param files what the browser loads to explain a message
 * @returns what is wrong; undefined when the message leads to its cure
 */
export const makeMistake = async (
  root: string,
  files: ReadonlyMap<string, unknown>,
  mistake: Mistake,
): Promise<string | undefined> => {
  const project = makeProject(root, 'blank', mistake.media ?? []);
  try {
    for (const [name, text] of Object.entries(mistake.files ?? {})) {
      const file = path.join(project.folder, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text);
    }
    if (mistake.secondCopy !== undefined) copyPackage(root, project, mistake.secondCopy);
    if (mistake.before !== undefined) {
      const {exitCode, printed} = await runCommands(project, project.folder, mistake.before);
      if (exitCode !== 0) return `"${mistake.before}" fails: ${printed}`;
    }
    const problemOf = (printed: string): Promise<string | undefined> =>
      answerProblem(files, mistake, printed);
    const {showing} = mistake;
    switch (showing.by) {
      case 'command': {
        const {exitCode, printed} = await runCommands(project, project.folder, showing.command);
        if (exitCode === 0) return 'the command succeeds';
        return await problemOf(printed);
      }
      case 'Studio':
        return await showInStudio(root, project, showing.composition, problemOf);
      case 'app': {
        const errors = await openComponent(project.folder, showing.file, '{}', 'Hello');
        return errors === undefined ? 'the app works' : await problemOf(errors);
      }
    }
  } finally {
    project.remove();
  }
};
