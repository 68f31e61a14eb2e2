import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {installPacked} from '../../support/installPacked';
import {sizeOf} from './testDesign';

const name = 'docusaurus-social-cards';

// Two packages are compiled.
test.describe.configure({timeout: 120_000});

test('the packed package has types, and draws the card of the example in an empty folder', () => {
  // Outside of this repository, whose packages it would find.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  try {
    installPacked('docusaurus-markdown-pages', folder);
    installPacked(name, folder);
    fs.symlinkSync(
      path.resolve(__dirname, '../../../node_modules/@fontsource'),
      path.join(folder, 'node_modules/@fontsource'),
    );
    fs.cpSync(path.join(__dirname, '../example'), folder, {recursive: true});
    expect(
      fs.readFileSync(path.join(folder, 'node_modules', name, 'dist/index.d.ts'), 'utf8'),
    ).toContain('drawCard');
    execFileSync(process.execPath, ['drawCard.mjs', 'Sow in rows', 'card.png'], {cwd: folder});
    expect(sizeOf(fs.readFileSync(path.join(folder, 'card.png')))).toEqual([1200, 630]);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
});
