import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {readReports, type Report} from '../../../scripts/lib/messages/reports';

const CHECKS = `
exports.validateSize = void 0;
const validateSize = (size, name) => {
  if (size < 1) throw new RangeError(\`"\${name}" must be at least 1, but is \${size}\`);
  assertWhole(size);
};
exports.validateSize = validateSize;
const assertWhole = (size) => {
  if (size % 1) throw new Error('The size must be' + ' whole');
};
const unused = () => { throw new Error('Nobody calls this function'); };
`;

const INDEX = `
const checks_1 = require("./checks");
const far = () => { throw new Error('Two calls away from it'); };
const second = () => { far(); };
const draw = async (size) => {
  (0, checks_1.validateSize)(size, 'size');
  const message = ['No canvas', 'to draw on'].join(' ');
  const show = () => Promise.reject(new TypeError(message));
  second();
  return new Promise((_, reject) => setTimeout(() => reject(new Error(\`Timed out after \${size} seconds\`))));
};
exports.draw = draw;
`;

const DRAW = '@remotion/drawing#draw';

/** The reports of a package with these files, as CommonJS or as ES modules. */
const read = (files: Record<string, string>): Report[] => {
  const root = test.info().outputPath('site');
  const folder = path.join(root, 'node_modules/@remotion/drawing/dist');
  mkdirSync(folder, {recursive: true});
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
  return readReports(root, ['@remotion/drawing'], [DRAW]);
};

const textsIn = (code: string): string[] => read({'index.js': code}).map(({text}) => text);

const FOUND = [
  ['"…" must be at least 1, but is …', 'validateSize', true],
  ['No canvas to draw on', 'show', true],
  ['Nobody calls this function', 'unused', false],
  ['The size must be whole', 'assertWhole', true],
  ['Timed out after … seconds', 'draw', true],
  ['Two calls away from it', 'far', true],
];

const summary = (reports: readonly Report[]) =>
  reports
    .map(({text, within, refs}) => [text, within, refs.includes(DRAW)])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));

test('errors are found with their function and the export that leads to it', () => {
  expect(summary(read({'index.js': INDEX, 'checks.js': CHECKS}))).toEqual(FOUND);
});

test('they are found in ES modules, too', () => {
  const toModule = (code: string): string =>
    code
      .replace(/exports\.\w+ = void 0;|exports\.(\w+) = \1;/gu, (_, name?: string) =>
        name === undefined ? '' : `export {${name}};`,
      )
      .replace(
        'const checks_1 = require("./checks");',
        'import * as checks_1 from "./checks.mjs";',
      );
  const reports = read({'index.mjs': toModule(INDEX), 'checks.mjs': toModule(CHECKS)});
  expect(summary(reports)).toEqual(FOUND);
});

test('a report names the published file and the line', () => {
  const [report] = read({'index.js': "\n\nthrow new Error('Something is wrong');\n"});
  expect(report).toMatchObject({
    origin: '@remotion/drawing',
    file: 'dist/index.js',
    line: 3,
    within: '',
    kind: 'error',
  });
});

test('what is logged as a warning or an error counts, what is logged as a note does not', () => {
  const reports = read({
    'index.js': `
      const warn = () => logger_1.Log.warn({indent: false}, 'Something looks wrong here');
      const note = () => logger_1.Log.info({indent: false}, 'Something looks right here');
      const fail = (err) => { console.error('The file could not be read', err); };
      const tell = (name) => (0, center_1.showNotification)(\`Could not open \${name}\`, 2000);
    `,
  });
  expect(reports.map(({kind, text}) => [kind, text])).toEqual([
    ['warning', 'Something looks wrong here'],
    ['error', 'The file could not be read'],
    ['notification', 'Could not open …'],
  ]);
});

test('lines that are logged one after the other are one message', () => {
  expect(
    textsIn(`
      const fail = (file) => {
        Log.error(options, 'The file was not found:');
        Log.error(options, file);
        Log.error(options, 'Check its name.');
        quit();
        Log.warn(options, 'This comes later.');
      };
    `),
  ).toEqual(['The file was not found: … Check its name.', 'This comes later.']);
});

test('texts that functions pass on to an error are found where they are passed', () => {
  expect(
    textsIn(`
      const fail = (message) => { throw new Error(message); };
      const failLater = (delay, text) => fail(text);
      const start = () => { fail('It cannot start'); failLater(10, 'It cannot go on'); };
      class DrawingError extends Error {
        constructor() { super('The drawing is empty'); }
      }
    `).sort(),
  ).toEqual(['It cannot go on', 'It cannot start', 'The drawing is empty']);
});

test('constants and what functions return are part of a text, computed values are gaps', () => {
  expect(
    textsIn(`
      const COMMAND = 'remotion draw';
      const hint = () => 'See the documentation';
      const fail = (size) => {
        throw new Error(\`Run \${COMMAND} with \${size === 1 ? 'a' : 'b'} first. \${hint()}\`);
      };
      const warn = (isOld) =>
        console.warn(isOld ? 'The old file is used' : 'The new file is used');
    `),
  ).toEqual([
    'Run remotion draw with … first. See the documentation',
    'The old file is used',
    'The new file is used',
  ]);
});

test('a package that is not installed stops the reader', () => {
  expect(() => readReports(test.info().outputPath(), ['@remotion/none'], [])).toThrow(
    'None of @remotion/none is installed.',
  );
});
