import {chmodSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {versionsFor} from '../../../scripts/lib/toolkit/copyProject';
import type {PackageChanges} from '../../../scripts/lib/toolkit/compareInstalled';
import {readOutput, runCheck, type CheckOutcome} from '../../../scripts/lib/toolkit/runChecks';
import {makeWorklist, printWorklist} from '../../../scripts/lib/toolkit/worklist';
import {fixtureRegistry} from './fixtureReleases';

const PACKAGES: PackageChanges[] = [
  {
    package: 'remotion',
    from: '4.0.4',
    to: '4.0.5',
    changes: [
      {
        id: 'remotion#bounce.times',
        kind: 'option',
        differences: [{what: 'default', from: '3', to: '4'}],
      },
      {
        id: 'remotion#scatter',
        kind: 'function',
        differences: [{what: 'removed', to: 'remotion/extra#scatter'}],
      },
      {id: 'remotion#scatter(seed)', kind: 'param', differences: [{what: 'removed'}]},
      {id: 'remotion#shake', kind: 'function', came: true, differences: []},
      {id: 'remotion#shake.strength', kind: 'option', came: true, differences: []},
      {id: 'remotion#bounce.height', kind: 'option', came: true, differences: []},
    ],
  },
];

const CHECKS: CheckOutcome[] = [
  {
    name: 'samples',
    state: 'failed',
    seconds: 3,
    ...readOutput('docs/bounce.mdx:40:7 TS2345 Wrong argument.\n3 samples, 1 problem\n'),
  },
];

test('tasks go to the pages that explain what changed, and the rest to its package', () => {
  const list = makeWorklist(
    '4.0.4',
    '4.0.5',
    PACKAGES,
    CHECKS,
    new Map([
      ['remotion#bounce', [{file: 'docs/bounce.mdx', line: 1}]],
      ['remotion#bounce.times', [{file: 'docs/bounce.mdx', line: 20}]],
      ['remotion#scatter', [{file: 'docs/scatter.mdx', line: 1}]],
    ]),
  );
  expect(list.pages).toEqual({
    'docs/bounce.mdx': [
      {line: 1, from: 'types', text: '`remotion#bounce.height` is new'},
      {
        line: 20,
        from: 'types',
        text: '`remotion#bounce.times` has the default `4` instead of `3`',
      },
      {line: 40, from: 'samples', text: 'TS2345 Wrong argument.'},
    ],
    'docs/scatter.mdx': [
      {line: 1, from: 'types', text: '`remotion#scatter` is now `remotion/extra#scatter`'},
    ],
  });
  expect(list.elsewhere).toEqual({remotion: ['`remotion#shake` is new']});
  expect(list.packages).toEqual([
    {package: 'remotion', from: '4.0.4', to: '4.0.5', came: 3, changed: 1, went: 2},
  ]);
  expect(list.checks).toEqual([
    {
      name: 'samples',
      state: 'failed',
      seconds: 3,
      findings: 1,
      leftOut: 0,
      other: ['3 samples, 1 problem'],
    },
  ]);
  const text = printWorklist(list);
  expect(text).toContain('4 tasks on 2 pages.');
  expect(text).toContain('| remotion | 4.0.4 | 4.0.5 | 3 | 1 | 2 |');
  expect(text).toContain('- [ ] Line 40 (samples): TS2345 Wrong argument.');
});

test('a package that lacks a release is installed at the nearest one, and an unknown release is named', async () => {
  const registry = fixtureRegistry();
  expect(await versionsFor(registry, ['remotion', '@remotion/cli'], '4.0.5')).toEqual({
    remotion: '4.0.5',
    '@remotion/cli': '4.0.5',
  });
  await expect(versionsFor(registry, ['remotion'], '4.0.3')).rejects.toThrow(
    'The registry has no remotion 4.0.3. Its latest releases: 4.0.1, 4.0.2, 4.0.4, 4.0.5.',
  );
  const lacking = {
    ...registry,
    versions: (name: string) =>
      name === 'remotion' ? registry.versions(name) : Promise.resolve([]),
  };
  await expect(versionsFor(lacking, ['@remotion/cli'], '4.0.5')).rejects.toThrow(
    'The registry has no release of @remotion/cli',
  );
});

/** A copy of the project whose checks run a script in place of the real one. */
const copyWithChecks = (script: string): string => {
  const copy = mkdtempSync(path.join(tmpdir(), 'toolkit-copy-'));
  const command = path.join(copy, 'node_modules/.bin/tsx');
  mkdirSync(path.dirname(command), {recursive: true});
  writeFileSync(command, `#!/bin/sh\n${script}\n`);
  chmodSync(command, 0o755);
  return copy;
};

test('a check that its time limit ends is reported as not finished, with what it had found', async () => {
  const finding = "echo 'docs/bounce.mdx:40:7 TS2345 Wrong argument.'";
  const hanging = await runCheck(copyWithChecks(`${finding}\nsleep 60`), 'samples', 1);
  expect(hanging.state).toBe('unfinished');
  expect(hanging.seconds).toBeLessThan(20);
  expect(hanging.findings).toEqual([
    {file: 'docs/bounce.mdx', line: 40, message: 'TS2345 Wrong argument.'},
  ]);
  const text = printWorklist(makeWorklist('4.0.4', '4.0.5', [], [hanging], new Map()));
  expect(text).toContain('| samples | not finished | 1 |');
  expect(text).toContain('Not finished within the time limit: samples.');

  expect((await runCheck(copyWithChecks('exit 0'), 'api', 60)).state).toBe('passed');
  expect((await runCheck(copyWithChecks('exit 1'), 'api', 60)).state).toBe('failed');
});

test('a check that crashes is reported as that, with its error, and isn’t taken for one without findings', async () => {
  const crash =
    "echo 'Error: getThing is not a function'; echo '    at main (check.ts:1:1)'; exit 2";
  const crashed = await runCheck(copyWithChecks(crash), 'samples', 60);
  expect(crashed.state).toBe('crashed');
  const text = printWorklist(makeWorklist('4.0.4', '4.0.5', [], [crashed], new Map()));
  expect(text).toContain('| samples | crashed | 0 |');
  expect(text).toContain(
    'samples: crashed, so its findings are incomplete: Error: getThing is not a function',
  );
});

test('the copy may have the toolkit’s core in several releases', async () => {
  const sees = (value: string): string =>
    `node -e 'globalThis.remotion_imported = "4.0.1"; process.exit(globalThis.remotion_imported === ${value} ? 0 : 1)'`;
  expect((await runCheck(copyWithChecks(sees('undefined')), 'api', 60)).state).toBe('passed');
  expect((await runCheck(copyWithChecks(sees('"4.0.1"')), 'api', 60)).state).toBe('failed');
});
