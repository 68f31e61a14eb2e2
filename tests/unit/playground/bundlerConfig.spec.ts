import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';

import {expect, test} from '@playwright/test';
import {webpack, type WebpackConfiguration, type WebpackOverrideFn} from '@remotion/bundler';
import {transformSync} from 'esbuild';

import {bundlerConfig} from '../../../src/playground/project/bundlerConfig';

/** What the configuration file of a downloaded project changes in the bundler. */
const readOverride = (): WebpackOverrideFn => {
  const overrides: WebpackOverrideFn[] = [];
  const toolkit = {
    Config: {overrideWebpackConfig: (given: WebpackOverrideFn) => overrides.push(given)},
  };
  const {code} = transformSync(bundlerConfig, {loader: 'ts', format: 'cjs'});
  const run = vm.runInThisContext(`(function (require, module) {${code}\n})`) as (
    require: () => unknown,
    module: object,
  ) => void;
  run(() => toolkit, {exports: {}});
  const [override] = overrides;
  if (!override || overrides.length > 1) throw new Error('The bundler is configured once.');
  return override;
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundled-'));
/** Is there when the loader below has run. */
const trace = path.join(folder, 'trace.txt');
const files = {
  'Loader.js': `module.exports = (source) => {
  require('fs').writeFileSync(${JSON.stringify(trace)}, '');
  return source;
};`,
  'data.json': '{}',
  'Other.js': 'export const other = 1;',
  'style.css': '@import "./more.css"; p {color: red}',
  'more.css': 'b {color: red}',
};

test.beforeAll(() => {
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
});
test.beforeEach(() => {
  fs.rmSync(trace, {force: true});
});
test.afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

/** Bundles code beside the files above; the errors and warnings. */
const bundle = async (code: string, override: WebpackOverrideFn): Promise<string[]> => {
  const entry = path.join(folder, 'index.js');
  fs.writeFileSync(entry, code);
  const config: WebpackConfiguration = {
    mode: 'development',
    context: folder,
    entry,
    output: {path: path.join(folder, 'out')},
    module: {
      rules: [
        {
          test: /\.css$/,
          use: ['style-loader', 'css-loader'].map((name) => require.resolve(name)),
          type: 'javascript/auto',
        },
      ],
    },
  };
  const compiler = webpack(await override(config));
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure || !stats) reject(failure ?? new Error('There is no result.'));
      else {
        const {errors, warnings} = stats.compilation;
        resolve([...errors, ...warnings].map(({message}) => message));
      }
    });
  });
};

const attacks = [
  `import '!!./Loader.js!./data.json';`,
  `if (Math.random() > 2) require('!./Load' + 'er.js!./data.json');`,
  `if (Math.random() > 2) require('!!./Loader.js!./' + String(Math.random()) + '.json');`,
  `const later = () => import('./Loader.js!./data.json');`,
  `const worker = () => new Worker(new URL('!!./Loader.js!./data.json', import.meta.url));`,
  `import './style.css!=!!!./Loader.js!./data.json';`,
];

for (const [index, code] of attacks.entries()) {
  test(`what a link brings along runs in no bundler, way ${index + 1}`, async () => {
    const problems = await bundle(code, readOverride());
    expect(problems.join('\n')).toContain("An import can't name a loader");
    expect(fs.existsSync(trace)).toBe(false);
    // Without the configuration it does.
    await bundle(code, (config) => config);
    expect(fs.existsSync(trace)).toBe(true);
  });
}

test('files and style sheets are bundled as before', async () => {
  const code = `import './style.css'; import {other} from './Other'; console.log(other, import('./data.json'));`;
  expect(await bundle(code, readOverride())).toEqual([]);
});
