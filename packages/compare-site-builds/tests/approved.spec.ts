import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {approvedCommit} from '../lib/approved';

let repository = '';

test.beforeEach(() => {
  repository = fs.mkdtempSync(path.join(os.tmpdir(), 'approved-'));
  execFileSync('git', ['init', '--quiet'], {cwd: repository});
});

test.afterEach(() => {
  fs.rmSync(repository, {recursive: true});
});

/** Commits nothing, some days ago; returns the commit. */
const commit = (daysAgo: number, message: string): string => {
  const date = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const name = {GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com'};
  execFileSync('git', ['commit', '--quiet', '--allow-empty', '--message', message], {
    cwd: repository,
    env: {
      ...process.env,
      ...name,
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.com',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  });
  return execFileSync('git', ['rev-parse', 'HEAD'], {cwd: repository, encoding: 'utf8'}).trim();
};

test('pages are compared with those of a week ago, if no commit says that looks have changed', () => {
  commit(30, 'Old\n\nLooks: changed');
  const old = commit(8, 'A week old');
  commit(3, 'Looks: changed is not at the end\n\nLooks: changed\n\nMore words.');
  commit(2, 'Another value\n\nLooks: fine');
  commit(1, 'Last');
  expect(approvedCommit(repository)).toBe(old);
});

test('… or with those of the last commit that says so', () => {
  commit(8, 'A week old');
  commit(4, 'Earlier\n\nLooks: changed');
  const approved = commit(
    3,
    'Rounder corners\n\nLooks: changed\nCo-authored-by: B <b@example.com>',
  );
  commit(1, 'Last');
  expect(approvedCommit(repository)).toBe(approved);
});

test('a history of less than a week needs a name', () => {
  commit(2, 'First');
  expect(() => approvedCommit(repository)).toThrow('pass what to compare with');
});
