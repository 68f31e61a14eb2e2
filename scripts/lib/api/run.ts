import {createHash} from 'node:crypto';
import path from 'node:path';

import {cacheFolder, readCache, writeCache} from '../../../src/plugins/toolkit-api/cache';
import {loadCommandFlags} from '../../../src/plugins/toolkit-api/cli/load';
import {findDocFiles} from '../../../src/plugins/toolkit-api/docs';
import {loadModel} from '../../../src/plugins/toolkit-api/load';
import {packageOf, type ApiField, type ApiModel} from '../../../src/plugins/toolkit-api/model';
import {plannedPages} from '../../../src/plugins/toolkit-api/plan';
import {comparePage, type PageResult} from './compare';
import {compareFlags} from './compare-flags';
import {sortFindings, type Finding} from './finding';
import {readPage, type Page} from './page';
import {checkReference, siteRules} from './reference';
import {makeReport, type ApiReport} from './report';

/** Everything a run finds. */
export interface RunResult {
  pages: number;
  findings: Finding[];
  report: ApiReport | undefined;
}

/** True when the type of a field is explained on a page of its own. */
const elsewhere =
  (page: Page) =>
  ({typeName, typePackage}: ApiField): boolean => {
    if (typeName === undefined || typePackage === undefined) return false;
    const urls = plannedPages(typePackage, typeName);
    return urls.length > 0 && !urls.includes(page.url);
  };

const checkPage = (root: string, page: Page, model: ApiModel): PageResult => {
  const types = comparePage(page, model, elsewhere(page));
  if (page.cli.length === 0) return types;
  const flags = compareFlags(page, loadCommandFlags(root));
  return {
    findings: [...types.findings, ...flags.findings],
    options: [...types.options, ...flags.options],
    phantoms: types.phantoms + flags.phantoms,
  };
};

/** A page of the reference names what it documents. */
const withoutSubject = (page: Page): Finding[] => {
  const isNamed = page.api.length > 0 || page.cli.length > 0;
  if (isNamed || (page.kind !== 'api' && page.kind !== 'cli')) return [];
  const example = page.kind === 'cli' ? 'cli: remotion render' : 'api: remotion#interpolate';
  return [
    {
      file: page.file,
      line: 1,
      message: `the page does not say what it documents`,
      todo: `add a key such as "${example}" to its front matter`,
    },
  ];
};

const readPages = (
  root: string,
  files: readonly string[],
): {pages: Page[]; findings: Finding[]} => {
  const findings: Finding[] = [];
  const pages = files.flatMap((file): Page[] => {
    try {
      return [readPage(root, file)];
    } catch (error) {
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      findings.push({file, line: 1, message: `cannot be read: ${reason}`, todo: 'correct it'});
      return [];
    }
  });
  return {pages, findings};
};

/** Checks some pages by themselves: their headings against the types. */
export const checkFiles = (root: string, files: readonly string[]): RunResult => {
  const {pages, findings} = readPages(
    root,
    files.map((file) => path.relative(root, path.resolve(root, file))),
  );
  const packages = new Set(
    pages.flatMap(({api}) => api.map(({ref}) => packageOf(ref.split('#')[0] ?? ''))),
  );
  const model = loadModel(root, [...packages]);
  return {
    pages: pages.length,
    findings: sortFindings([
      ...findings,
      ...pages.flatMap((page) => [
        ...withoutSubject(page),
        ...checkPage(root, page, model).findings,
      ]),
    ]),
    report: undefined,
  };
};

type CachedPages = Record<string, PageResult>;

/** Checks the whole reference. `key` changes with the toolkit and with the checker. */
export const checkAll = (root: string, key: string): RunResult => {
  const model = loadModel(root);
  const {pages, findings} = readPages(root, findDocFiles(root));
  const cacheFile = path.join(cacheFolder(root), 'pages.json');
  const cached = readCache(cacheFile) as {key: string; pages: CachedPages} | undefined;
  const known: CachedPages = cached?.key === key ? cached.pages : {};
  const current: CachedPages = {};
  const results = pages.map((page) => {
    const id = createHash('sha256').update(JSON.stringify(page)).digest('hex').slice(0, 16);
    return (current[id] ??= known[id] ?? checkPage(root, page, model));
  });
  writeCache(cacheFile, {key, pages: current});
  const reference = checkReference(model, pages, siteRules(root));
  return {
    pages: pages.filter(({api, cli}) => api.length + cli.length > 0).length,
    findings: sortFindings([
      ...findings,
      ...pages.flatMap(withoutSubject),
      ...results.flatMap((result) => result.findings),
      ...reference.findings,
    ]),
    report: makeReport(results, reference.coverage, model.versions),
  };
};
