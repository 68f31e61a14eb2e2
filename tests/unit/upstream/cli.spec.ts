import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {cliFile} from '../../../src/upstream/cli/cliFile';
import {methodsOfOptions, methodsOfParser} from '../../../src/upstream/cli/configMethods';
import {loadCliParser} from '../../../src/upstream/cli/parser';

/** A project whose command line has the given files. */
const project = (files: Record<string, string>): string => {
  const root = test.info().outputPath('project');
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(root, 'node_modules/@remotion/cli/dist', file);
    fs.mkdirSync(path.dirname(full), {recursive: true});
    fs.writeFileSync(full, text);
  }
  return root;
};

const options = new Map([['crfOption', {cliFlag: 'crf'}]]);

test('methods of the configuration are found by the flags that they set', () => {
  const root = project({
    'config/index.js': 'exports.Config = {setCrf: crfOption.setConfig};',
    'parse-command-line.js': 'if (parsedCli.width) { config_1.Config.overrideWidth(1); }',
  });
  expect(methodsOfOptions(root, options)).toEqual([['crf', 'setCrf']]);
  expect(methodsOfParser(root)).toEqual([['width', 'overrideWidth']]);
});

test('code of the command line that is gone or written in another way is an error, and no empty table', () => {
  const root = project({
    'config/index.js': 'exports.Config = {};',
    'parse-command-line.js': '',
    'parsed-cli.js': 'exports.BooleanFlags = [];',
  });
  expect(() => cliFile(root, '@remotion/cli', 'gone.js')).toThrow('has no dist/gone.js any more');
  expect(() => methodsOfOptions(root, options)).toThrow('adapt src/upstream/cli');
  expect(() => methodsOfParser(root)).toThrow('adapt src/upstream/cli');
  expect(() => loadCliParser(root)).toThrow('adapt src/upstream/cli');
});
