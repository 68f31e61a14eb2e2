import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {unquotedProblems, type ThrownMessage} from '../../../scripts/lib/messages/thrown';
import {ThrowReader} from '../../../scripts/lib/messages/throwSites';

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
const further = () => { throw new Error('Three calls away from it'); };
const second = () => { far(); further2(); };
const further2 = () => further();
const draw = async (size) => {
  (0, checks_1.validateSize)(size, 'size');
  const message = ['No canvas', 'to draw on'].join(' ');
  const show = () => Promise.reject(new TypeError(message));
  second();
  return new Promise((_, reject) => setTimeout(() => reject(new Error(\`Timed out after \${size} seconds\`))));
};
exports.draw = draw;
`;

/** A package with two files, as CommonJS or as an ES module. */
const makePackage = (files: Record<string, string>): string => {
  const root = test.info().outputPath('site');
  const folder = path.join(root, 'node_modules/@remotion/drawing/dist');
  mkdirSync(folder, {recursive: true});
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
  return root;
};

const textsOf = (root: string, name: string): string[] | undefined =>
  new ThrowReader(root, ['@remotion/drawing'])
    .sitesOf('@remotion/drawing', name)
    ?.map(({parts}) => parts.join('…'))
    .sort();

const FOUND = [
  '"…" must be at least 1, but is …',
  'No canvas to draw on',
  'The size must be whole',
  'Timed out after … seconds',
  'Two calls away from it',
];

test('errors of a function, its validators and what it calls are found in CommonJS', () => {
  const root = makePackage({'index.js': INDEX, 'checks.js': CHECKS});
  expect(textsOf(root, 'draw')).toEqual(FOUND);
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
  const root = makePackage({'index.mjs': toModule(INDEX), 'checks.mjs': toModule(CHECKS)});
  expect(textsOf(root, 'draw')).toEqual(FOUND);
});

test('an export without code is told from one that throws nothing', () => {
  const root = makePackage({'index.js': 'exports.calm = () => 1;', 'checks.js': CHECKS});
  expect(textsOf(root, 'calm')).toEqual([]);
  expect(textsOf(root, 'Options')).toBeUndefined();
});

test('a package that is not installed stops the reader', () => {
  expect(() => new ThrowReader(test.info().outputPath(), ['@remotion/none'])).toThrow(
    'None of @remotion/none is installed.',
  );
});

const message = (text: string): ThrownMessage => ({
  text,
  parts: [text],
  origin: '@remotion/drawing',
  within: 'draw',
  pages: ['docs/draw.mdx'],
});

test('a message without a place is a finding, unless it is listed with a reason', () => {
  const problems = unquotedProblems(
    ['It is quoted', 'It is listed', 'It is neither'].map(message),
    ({text}) => text === 'It is quoted',
    [{reason: 'internal', messages: ['It is listed']}],
  );
  expect(problems.map(({file, message: text}) => `${file} ${text}`)).toEqual([
    'docs/draw.mdx no page quotes "It is neither", which draw() of @remotion/drawing throws',
  ]);
});

test('a listed message that is thrown no more is a finding', () => {
  const problems = unquotedProblems([message('It is quoted')], () => true, [
    {reason: 'internal', messages: ['It is quoted', 'It is gone']},
  ]);
  expect(problems.map(({message: text}) => text)).toEqual(['"It is gone" is thrown no more']);
});
