import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readEntries} from 'dts-api-model';
import type {ApiModel} from 'dts-api-model/model';
import {formatFinding, type Finding} from 'mdx-docs-checker/findings';

import {comparePage, type PageResult} from '../../../scripts/lib/api/comparePage';
import {parsePage} from '../../../src/content/page';
import {apiPage, type ApiPage} from '../../../src/toolkit-api/pages/apiPage';
import {READER_OPTIONS} from '../../../src/toolkit-api/readerOptions';

export const ROOT = path.resolve(__dirname, '../../..');
const FIXTURES = path.join(ROOT, 'tests/fixtures/api');

/** Reads the small toolkit of the fixtures as if it were installed. */
export const readFixtureToolkit = (): ApiModel => {
  const root = mkdtempSync(path.join(tmpdir(), 'api-'));
  const folder = path.join(root, 'node_modules/remotion');
  mkdirSync(folder, {recursive: true});
  copyFileSync(path.join(FIXTURES, 'toolkit/index.d.ts'), path.join(folder, 'index.d.ts'));
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({name: 'remotion', version: '1.0.0', types: 'index.d.ts'}),
  );
  const entries = readEntries(root, ['remotion'], READER_OPTIONS);
  rmSync(root, {recursive: true});
  return {versions: {remotion: '1.0.0'}, entries};
};

/** Reads a page of the fixtures; findings name it `docs/<name>.mdx`. */
export const fixturePage = async (name: string): Promise<ApiPage> =>
  apiPage(
    await parsePage(
      `docs/${path.basename(name)}.mdx`,
      readFileSync(path.join(FIXTURES, `${name}.mdx`), 'utf8'),
    ),
  );

export const lines = (findings: readonly Finding[]): string[] => findings.map(formatFinding);

/** Findings of a fixture against a model, as they are printed. */
export const compareFixture = async (name: string, model: ApiModel): Promise<string[]> =>
  lines(comparePage(await fixturePage(name), model).findings);

export const compare = (page: ApiPage, model: ApiModel): PageResult => comparePage(page, model);
