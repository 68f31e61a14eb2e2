import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {fingerprints} from '../lib/fingerprint';

test('releases differ by their types, their manifests, and the defaults in their code', () => {
  const store = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  let count = 0;
  const printOf = (types: string, code: string, version = '1.0.0'): string => {
    const root = path.join(store, String(count++));
    const folder = path.join(root, 'node_modules/garden');
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({version}));
    fs.writeFileSync(path.join(folder, 'index.d.ts'), types);
    fs.writeFileSync(path.join(folder, 'index.js'), code);
    return print({packageName: 'garden', version, roots: new Map([['garden', root]])});
  };
  const print = fingerprints({releaseNumber: /\b1\.0\.\d+\b/g, readInCode: /flags\.\w+/g});
  const types = 'export declare const plant: ({depth}: {depth?: number}) => void;';
  const code = 'exports.plant = ({depth = 3}) => { console.log(depth); };';
  const first = printOf(types, code);
  expect(printOf(types, code, '1.0.1')).toBe(first);
  expect(printOf(types, code.replace('log', 'error'))).toBe(first);
  expect(printOf(types, code, '2.0.0')).not.toBe(first);
  expect(printOf(types.replace('?', ''), code)).not.toBe(first);
  expect(printOf(types, code.replace('3', '4'))).not.toBe(first);
  expect(printOf(types, `${code} read(flags.depth);`)).not.toBe(first);
  fs.rmSync(store, {recursive: true});
});
