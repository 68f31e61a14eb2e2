import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {outcomeOf, type Outcome} from '../../../scripts/lib/outcomeOf';

const root = path.resolve(__dirname, '../../..');
const {scripts} = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What they don't know goes to the framework, or to the test runner. */
const passOn = ['start', 'build', 'serve', 'test', 'test:engines'];

const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^tsx (scripts\/[\w-]+\.ts)$/u.exec(command) ?? [];
  return file === undefined || passOn.includes(name) ? [] : [{name, file}];
});

let outcomes: Readonly<Record<string, Outcome>>;

// One process loads what the commands have in common, which takes longer than what they do.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  const run = path.join(root, 'tests/support/runCommands.ts');
  const files = [...new Set(commands.map(({file}) => file))];
  const {code, output} = await outcomeOf(
    spawn(process.execPath, ['--import', 'tsx', run, '--no-such-flag', ...files], {cwd: root}),
  );
  expect(code, output).toBe(0);
  outcomes = JSON.parse(output) as typeof outcomes;
});

test('the commands are found', () => {
  expect(commands.length).toBeGreaterThan(40);
});

for (const {name, file} of commands) {
  test(`npm run ${name} names an argument that it does not know, and does nothing`, () => {
    const {code, output} = outcomes[file] ?? {code: 0, output: 'It did not end.'};
    expect(code, output).not.toBe(0);
    expect(output).toContain('--no-such-flag');
    // A message for authors, without a stack trace.
    expect(output).not.toMatch(/^\s+at /mu);
  });
}
