import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {readInventory} from '../../../src/content/inventory';

const root = path.resolve(__dirname, '../../..');

test('the API overview links to every reference page', () => {
  const overview = fs.readFileSync(path.join(root, 'docs/api.mdx'), 'utf8');
  const linked = new Set(Array.from(overview.matchAll(/\]\((\/docs[^)#]*)/g), ([, link]) => link));
  const references = readInventory(root).filter(({kind}) => kind === 'api');
  expect(references.length).toBeGreaterThan(200);
  expect(references.map(({address}) => address).filter((address) => !linked.has(address))).toEqual(
    [],
  );
});
