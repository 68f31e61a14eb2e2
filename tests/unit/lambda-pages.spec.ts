import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getRolePolicy, getUserPolicy} from '@remotion/lambda/policies';
import {expect, test} from '@playwright/test';

import {automaticFramesPerLambda} from '../../src/components/lambda/plan';

/** Loads files that packages don't export. */
const load = createRequire(__filename);

const {bestFramesPerFunctionParam} = load(
  path.join(path.dirname(load.resolve('@remotion/serverless')), 'best-frames-per-function-param'),
) as {bestFramesPerFunctionParam: (frames: number) => number};

const page = (name: string): string =>
  readFileSync(path.resolve(__dirname, `../../docs/lambda/${name}.mdx`), 'utf8');

/** The text of a section, from its heading to the next one of the same level. */
const section = (text: string, heading: string): string =>
  text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** The cells of the rows of the first table in a text. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

test('functions per length, from a second to two hours, are those of the package', () => {
  const rows = rowsOf(section(page('concurrency'), 'How many functions'));
  expect(rows.length).toBeGreaterThan(10);
  const numbers = rows.map((cells) => cells.slice(1).map((cell) => Number(cell.replace(',', ''))));
  expect(numbers).toEqual(
    numbers.map(([frames = 0]) => {
      const perFunction = bestFramesPerFunctionParam(frames);
      return [frames, perFunction, Math.ceil(frames / perFunction)];
    }),
  );
});

test('the simulator divides as the package does', () => {
  const lengths = Array.from({length: 400}, (_, index) => 1 + index * 547);
  expect(lengths.map(automaticFramesPerLambda)).toEqual(lengths.map(bestFramesPerFunctionParam));
});

interface Statement {
  Sid: string;
  Action: string[];
}

const statementsOf = (policy: string): Statement[] =>
  (JSON.parse(policy) as {Statement: Statement[]}).Statement;

/** The actions in a cell: "`s3:` `GetObject`, `PutObject`", or "`s3:GetObject`, `s3:PutObject`". */
const actionsIn = (cell: string): string[] => {
  const words = [...cell.matchAll(/`([^`]+)`/gu)].map(([, word = '']) => word);
  const prefix = words.find((word) => word.endsWith(':'));
  return words
    .filter((word) => word !== prefix)
    .map((word) => (word.includes(':') ? word : `${prefix ?? ''}${word}`));
};

const sorted = (list: Iterable<string>): string[] => [...new Set(list)].sort();

test('the page about permissions has each action of the policy for users', () => {
  const rows = rowsOf(section(page('permissions'), 'The user'));
  const statements = statementsOf(getUserPolicy());
  expect(sorted(rows.map(([name = '']) => name))).toEqual(
    sorted(statements.map(({Sid}) => `\`${Sid}\``)),
  );
  for (const {Sid, Action} of statements) {
    const stated = rows
      .filter(([name]) => name === `\`${Sid}\``)
      .flatMap(([, actions = '']) => actionsIn(actions));
    expect(sorted(stated), Sid).toEqual(sorted(Action));
  }
});

test('the page about permissions has each action of the policy for the role', () => {
  const rows = rowsOf(section(page('permissions'), 'The role'));
  const stated = rows.flatMap(([actions = '']) => actionsIn(actions));
  const actions = statementsOf(getRolePolicy()).flatMap(({Action}) => Action);
  expect(sorted(stated)).toEqual(sorted(actions));
});
