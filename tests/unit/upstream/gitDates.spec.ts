import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {getFileCommitDate} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';

import {readCommitDates} from '../../../src/upstream/gitDates';

let repository: string;
let site: string;
let day = 0;

const git = (...args: string[]): void => {
  const date = `2025-01-${String(++day).padStart(2, '0')}T12:00:00Z`;
  execFileSync('git', args, {
    cwd: repository,
    stdio: 'pipe',
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: `Author, ${day}`,
      GIT_AUTHOR_EMAIL: 'author@example.com',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: 'Committer',
      GIT_COMMITTER_EMAIL: 'committer@example.com',
      GIT_COMMITTER_DATE: date,
    },
  });
};

const commit = (files: Record<string, string>): void => {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    fs.writeFileSync(path.join(site, file), text);
  }
  git('add', '.');
  git('commit', '-m', 'A change');
};

test.beforeEach(() => {
  repository = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'git-dates-')));
  site = path.join(repository, 'packages/docs');
  fs.mkdirSync(site, {recursive: true});
  day = 0;
  git('init', '-b', 'main');
});

test.afterEach(() => {
  fs.rmSync(repository, {recursive: true, force: true});
});

test('the dates of one call of git are those of a call for each file', async () => {
  commit({'docs/a.mdx': '1', 'docs/b.mdx': '1', 'docs/c.mdx': '1', 'docs/naïve words.mdx': '1'});
  commit({'docs/a.mdx': '2', 'docs/sub/d.mdx': '1'});
  git('checkout', '-b', 'side');
  commit({'docs/b.mdx': '2', 'docs/c.mdx': 'side'});
  git('checkout', 'main');
  commit({'docs/c.mdx': 'main'});
  git('merge', '--no-commit', '-s', 'ours', 'side');
  commit({'docs/b.mdx': '2', 'docs/c.mdx': 'side and main'});
  fs.renameSync(path.join(site, 'docs/a.mdx'), path.join(site, 'docs/renamed.mdx'));
  commit({});
  fs.writeFileSync(path.join(site, 'docs/new.mdx'), 'not in git');

  const dates = await readCommitDates(site);
  const files = ['b', 'c', 'sub/d', 'renamed', 'naïve words'].map((name) =>
    path.join(site, `docs/${name}.mdx`),
  );
  for (const file of files) {
    expect(dates.get(file), file).toEqual(
      await getFileCommitDate(file, {age: 'newest', includeAuthor: true}),
    );
  }
  expect(new Set(files.map((file) => dates.get(file)?.timestamp)).size).toBeGreaterThan(3);
  expect(dates.has(path.join(site, 'docs/new.mdx'))).toBe(false);
});
