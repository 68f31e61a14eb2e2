import path from 'node:path';

import {expect, test} from '@playwright/test';

import {messageFiles} from '../../../scripts/lib/errors/messageFiles';
import {answerProblem} from '../../../scripts/lib/walk/makeMistake';
import {MISTAKES} from '../../../scripts/lib/walk/mistakes';
import {readDocs} from '../../../src/content/inventory';

const root = path.resolve(__dirname, '../../..');

// The index is made once.
test.describe.configure({mode: 'default'});

let files: ReturnType<typeof messageFiles> | undefined;

const problemOf = async (pages: string[], printed: string): Promise<string | undefined> =>
  answerProblem(await (files ??= messageFiles(root)), {pages}, printed);

test('at least ten mistakes are made, and each leads to a page that exists', () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(10);
  expect(new Set(MISTAKES.map(({name}) => name)).size).toBe(MISTAKES.length);
  const addresses = new Set(readDocs(root).map(({address}) => address));
  const wanted = MISTAKES.flatMap(({pages}) => pages.map((page) => page.replace(/#.*$/u, '')));
  expect(wanted.filter((page) => !addresses.has(page))).toEqual([]);
});

test('a message of the index leads to its page', async () => {
  const printed = 'Error: registerRoot() was called more than once.\n';
  expect(await problemOf(['/docs/register-root'], printed)).toBeUndefined();
  expect(await problemOf(['/docs/img'], printed)).toContain('/docs/register-root');
});

test('a message that is not in the index is a problem, also when one comes near', async () => {
  const printed = 'Error: The flux capacitor of registerRoot() has overheated twice';
  expect(await problemOf(['/docs/register-root'], printed)).toContain('instead of');
  expect(await problemOf(['/docs'], 'All 60 frames are there')).toContain('the answer is nothing');
});

test('what a log has beside the error comes last', async () => {
  const aside = [
    'Detected differing memory amounts:',
    'Memory reported by CGroup: 8796093013450.11 MB',
    'Memory reported by /proc/meminfo: 20228.44 MB',
    'Memory reported by Node: 20249.79 MB',
    'You might have inadvertenly set the --memory flag of `docker run` to a value that is higher than the global Docker memory limit.',
    'Using the lower amount of memory for calculation.',
  ].join('\n');
  const error = 'Error: Could not find composition with ID MyVideo. Available compositions: MyComp';
  const pages = ['/docs/troubleshooting/cli-errors#the-composition-isnt-found'];
  expect(await problemOf(pages, `${aside}\nBundling 100%\n\n${error}\n`)).toBeUndefined();
  expect(await problemOf(pages, error)).toBeUndefined();
  expect(await problemOf(pages, aside)).toMatch(/#container-memory|\/sigkill/u);
});
