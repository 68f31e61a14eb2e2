import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {installPacked} from '../../support/installPacked';

const example = path.join(__dirname, '../example');

/** Files of the framework that the example's ledger names. */
const framework = {
  '@docusaurus/theme-classic/package.json': '{"version": "3.8.1"}',
  '@docusaurus/theme-classic/lib/theme/Footer/index.js': 'footer',
  '@docusaurus/core/package.json': '{"version": "3.8.1"}',
  '@docusaurus/core/lib/client/docusaurus.js': 'docusaurus',
};

test('the packed package has types and compares, stamps and reports in an empty folder', () => {
  const folder = test.info().outputPath('empty');
  fs.mkdirSync(folder, {recursive: true});
  installPacked('docusaurus-override-ledger', folder);
  fs.cpSync(path.join(example, 'src'), path.join(folder, 'src'), {recursive: true});
  const install = (file: string, text: string): void => {
    const full = path.join(folder, 'node_modules', file);
    fs.mkdirSync(path.dirname(full), {recursive: true});
    fs.writeFileSync(full, text);
  };
  for (const [file, text] of Object.entries(framework)) install(file, text);
  const packed = path.join(folder, 'node_modules/docusaurus-override-ledger');
  expect(fs.readFileSync(path.join(packed, 'dist/index.d.ts'), 'utf8')).toContain('ledgerProblems');
  const run = (...args: string[]): {status: number | null; stdout: string; stderr: string} =>
    spawnSync(process.execPath, [path.join(packed, 'bin.mjs'), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, NODE_OPTIONS: ''},
    });
  expect(run('--accept')).toMatchObject({status: 0, stderr: ''});
  expect(run().stdout).toBe('The ledger matches the installed packages.\n');
  install('@docusaurus/theme-classic/package.json', '{"version": "3.9.0"}');
  install('@docusaurus/theme-classic/lib/theme/Footer/index.js', 'another footer');
  const {status, stdout} = run();
  expect(status).toBe(1);
  expect(stdout).toContain(
    "theme/Footer.jsx: @docusaurus/theme-classic/lib/theme/Footer/index.js doesn't match its recorded hash. Compare: npm diff --diff=@docusaurus/theme-classic@3.8.1 --diff=@docusaurus/theme-classic@3.9.0",
  );
  expect(run('--accept', 'theme/Footer.jsx').stdout).toContain('The ledger matches');
  expect(run('--nonsense').status).toBe(2);
});
