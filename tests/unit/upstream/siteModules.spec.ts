import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

const root = path.resolve(__dirname, '../../..');

/** Runs code in a process that is started as the framework is; returns what it prints. */
const run = (code: string): unknown => {
  const register = path.join(root, 'src/upstream/site-modules/register.cjs');
  const output = execFileSync(process.execPath, ['--require', register, '--eval', code], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output);
};

test('the framework loads TypeScript of the site as it is now, and packages as they are', () => {
  const folder = test.info().outputPath('site');
  fs.mkdirSync(folder, {recursive: true});
  const config = path.join(folder, 'config.ts');
  const value = path.join(folder, 'value.ts');
  fs.writeFileSync(
    config,
    "import fs from 'node:fs';\nimport {value} from './value';\n" +
      'export default {value, hasFiles: fs.existsSync(__filename)} satisfies object;\n',
  );
  fs.writeFileSync(value, "export const value: string = 'before';\n");
  const result = run(`
    const {loadFreshModule} = require('@docusaurus/utils/lib/moduleUtils');
    const fs = require('fs');
    const main = async () => {
      const first = await loadFreshModule(${JSON.stringify(config)});
      fs.writeFileSync(${JSON.stringify(value)}, "export const value: string = 'after';");
      const second = await loadFreshModule(${JSON.stringify(config)});
      const plugin = await loadFreshModule(require.resolve('@docusaurus/plugin-content-blog'));
      const babel = Object.keys(require.cache).filter((file) => /jiti.dist/.test(file));
      console.log(JSON.stringify([first, second, Object.keys(plugin), babel]));
    };
    main();`);
  expect(result).toEqual([
    {value: 'before', hasFiles: true},
    {value: 'after', hasFiles: true},
    expect.arrayContaining(['default', 'validateOptions']),
    [],
  ]);
});
