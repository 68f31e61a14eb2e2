import {findExport, packageOf, type ApiField, type ApiModel} from 'dts-api-model/model';
import {sortFindings, unreadable, type Finding} from 'mdx-docs-checker/findings';

import {readDocs} from '../../../src/content/inventory';
import {readPageWithParts, type Page} from '../../../src/content/page';
import {loadCommandFlags} from '../../../src/toolkit-api/cli/loadFlags';
import {loadModel} from '../../../src/toolkit-api/loadApi';
import {comparePage, type PageResult} from './comparePage';
import {compareFlags} from './compareFlags';
import {apiPage, type ApiPage} from '../../../src/toolkit-api/pages/apiPage';
import {checkReference, siteRules} from './reference';
import {makeReport, type ApiReport} from './coverageReport';

/** Everything a run finds. */
export interface RunResult {
  pages: number;
  findings: Finding[];
  report: ApiReport | undefined;
}

/** Addresses of the pages that document an export, by `package#export`. */
type DocumentedAt = ReadonlyMap<string, ReadonlySet<string>>;

const readDocumentedAt = (root: string, model: ApiModel): DocumentedAt => {
  const found = new Map<string, Set<string>>();
  for (const {address, api} of readDocs(root)) {
    for (const ref of api) {
      // A re-export counts for the package that declares it.
      const [, name = ''] = ref.split('#');
      const key = `${packageOf(findExport(model, ref)?.declaration ?? ref.split('#')[0] ?? '')}#${name}`;
      found.set(key, (found.get(key) ?? new Set()).add(address));
    }
  }
  return found;
};

/** True when the type of a field is explained on a page of its own. */
const elsewhere =
  (page: ApiPage, documentedAt: DocumentedAt) =>
  ({typeName, typePackage}: ApiField): boolean => {
    const addresses = documentedAt.get(`${typePackage ?? ''}#${typeName ?? ''}`);
    return addresses !== undefined && !addresses.has(page.address);
  };

const checkPage = (
  root: string,
  page: ApiPage,
  model: ApiModel,
  documentedAt: DocumentedAt,
): PageResult => {
  const types = comparePage(page, model, elsewhere(page, documentedAt));
  if (page.cli.length === 0) return types;
  const flags = compareFlags(page, loadCommandFlags(root));
  return {
    findings: [...types.findings, ...flags.findings],
    options: [...types.options, ...flags.options],
    phantoms: types.phantoms + flags.phantoms,
  };
};

/** Reference pages name what they document. */
const withoutSubject = (page: ApiPage): Finding[] => {
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

/** A section that says nothing is left out. */
const emptySections = ({file, headings}: ApiPage): Finding[] =>
  headings
    .filter(({isEmpty}) => isEmpty)
    .map(({line, text}) => ({
      file,
      line,
      message: `the section "${text}" is empty`,
      todo: 'write what belongs there, or remove the heading',
    }));

/** The pages that can be read, and findings about the others. */
const readable = (pages: readonly Page[]): {pages: ApiPage[]; findings: Finding[]} => ({
  pages: pages.filter(({problem}) => problem === undefined).map(apiPage),
  findings: pages.flatMap(unreadable),
});

/** Checks some pages, by path from the root, by themselves: their headings against the types. */
export const checkFiles = async (root: string, files: readonly string[]): Promise<RunResult> => {
  const {pages, findings} = readable(
    await Promise.all(files.map((file) => readPageWithParts(root, file))),
  );
  const packages = new Set(
    pages.flatMap(({api}) => api.map(({ref}) => packageOf(ref.split('#')[0] ?? ''))),
  );
  const model = loadModel(root, [...packages]);
  const documentedAt = readDocumentedAt(root, model);
  return {
    pages: pages.length,
    findings: sortFindings([
      ...findings,
      ...pages.flatMap((page) => [
        ...withoutSubject(page),
        ...emptySections(page),
        ...checkPage(root, page, model, documentedAt).findings,
      ]),
    ]),
    report: undefined,
  };
};

/** Checks the whole reference, given all its pages. */
export const checkAll = (root: string, all: readonly Page[]): RunResult => {
  const model = loadModel(root);
  const {pages, findings} = readable(all);
  const documentedAt = readDocumentedAt(root, model);
  const results = pages.map((page) => checkPage(root, page, model, documentedAt));
  const reference = checkReference(model, pages, siteRules(root));
  return {
    pages: pages.filter(({api, cli}) => api.length + cli.length > 0).length,
    findings: sortFindings([
      ...findings,
      ...pages.flatMap(withoutSubject),
      ...pages.flatMap(emptySections),
      ...results.flatMap((result) => result.findings),
      ...reference.findings,
    ]),
    report: makeReport(results, reference.coverage, model.versions),
  };
};
