import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {Finding} from '../findings';
import type {Migration, Section} from './readMigration';

/** The exit code of a search that ran and found nothing. */
const NOT_FOUND = 1;

/** Puts the old code into a new repository, where `git grep` looks. */
const writeRepository = (folder: string, files: Section['oldFiles']): void => {
  files.forEach(({name, code}, index) => {
    const file = path.join(folder, String(index), name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${code}\n`);
  });
  execFileSync('git', ['init', '--quiet'], {cwd: folder});
  execFileSync('git', ['add', '--all'], {cwd: folder});
};

/** Runs the searches of a page on the old code that stands above each: they find it. Needs Git. */
export const searchProblems = ({
  page,
  sections,
}: Pick<Migration<unknown>, 'page' | 'sections'>): Finding[] =>
  sections.flatMap(({heading, line, oldFiles, searches}) => {
    if (searches.length === 0) return [];
    const folder = mkdtempSync(path.join(os.tmpdir(), 'migration-'));
    try {
      writeRepository(folder, oldFiles);
      const outcomes = searches.map((search) =>
        spawnSync('bash', ['-c', search], {cwd: folder, encoding: 'utf8'}),
      );
      const broken = outcomes.find(({status}) => status === null || status > NOT_FOUND);
      const isFound = outcomes.some(({stdout}) => stdout !== '');
      const message = broken
        ? `the search in "${heading}" doesn't run: ${broken.stderr.trim()}`
        : oldFiles.length > 0 && !isFound
          ? `the search in "${heading}" doesn't find the old code in its samples`
          : undefined;
      return message === undefined ? [] : [{file: page, line, code: 'search', message}];
    } finally {
      rmSync(folder, {recursive: true, force: true});
    }
  });
