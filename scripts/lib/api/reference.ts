import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  findExport,
  packageOf,
  type ApiExport,
  type ApiField,
  type ApiModel,
} from 'dts-api-model/model';
import type {Finding} from 'mdx-docs-checker/findings';

import {API_EXCEPTIONS, type ApiException} from '../../../src/toolkit-api/exceptions';
import {checkHeadings} from '../../../src/toolkit-api/pages/headings';
import type {ApiPage} from '../../../src/toolkit-api/pages/apiPage';

/** What the reference as a whole is compared with. */
export interface ReferenceRules {
  exceptions: readonly ApiException[];
  /** File of the exceptions, from the site's root. */
  exceptionsFile: string;
  /** Text of that file, to point at the line of an entry. */
  exceptionsText: string;
}

/** The rules of this site. */
export const siteRules = (root: string): ReferenceRules => {
  const exceptionsFile = 'src/toolkit-api/exceptions.csv';
  return {
    exceptions: API_EXCEPTIONS,
    exceptionsFile,
    exceptionsText: readFileSync(path.join(root, exceptionsFile), 'utf8'),
  };
};

/** Exports of one package, by whether they are documented. */
export interface ExportCoverage {
  documented: string[];
  excepted: string[];
  missing: string[];
}

interface ReferenceResult {
  findings: Finding[];
  /** By package. */
  coverage: Map<string, ExportCoverage>;
}

const pattern = (name: string): RegExp => new RegExp(`(?<![\\w$])${name}(?![\\w$])`);

const fieldAt = (item: ApiExport, option: string): ApiField | undefined => {
  const inputs = [...item.props, ...item.fields, ...item.params];
  let fields = [...inputs, ...item.params.flatMap((param) => param.fields ?? [])];
  let found: ApiField | undefined;
  for (const part of option.split('.')) {
    found = fields.find(({name}) => name === part);
    fields = found?.fields ?? [];
  }
  return found;
};

/** Compares the exports of all packages with the existing pages and the listed exceptions. */
export const checkReference = (
  model: ApiModel,
  pages: readonly ApiPage[],
  rules: ReferenceRules,
): ReferenceResult => {
  const findings: Finding[] = [];
  const listed = new Map<string, ApiPage>();
  for (const page of pages) {
    for (const {ref} of page.api) {
      for (const target of [findExport(model, ref), findExport(model, ref.replace(/\..*$/, ''))]) {
        if (target && !listed.has(target.declaration)) listed.set(target.declaration, page);
      }
    }
  }
  const coverage = new Map<string, ExportCoverage>();
  const seen = new Map<string, Set<string>>();
  for (const [entry, items] of Object.entries(model.entries)) {
    const name = packageOf(entry);
    const counts = coverage.get(name) ?? {documented: [], excepted: [], missing: []};
    coverage.set(name, counts);
    const declarations = seen.get(name) ?? new Set();
    seen.set(name, declarations);
    for (const item of items) {
      if (item.internal || declarations.has(item.declaration)) continue;
      declarations.add(item.declaration);
      if (listed.has(item.declaration)) {
        counts.documented.push(item.ref);
        continue;
      }
      const exception = rules.exceptions.find(
        (candidate) =>
          candidate.option === undefined &&
          findExport(model, `${candidate.entry}#${candidate.export}`)?.declaration ===
            item.declaration,
      );
      if (exception) {
        counts.excepted.push(item.ref);
        continue;
      }
      counts.missing.push(item.ref);
      findings.push(missingPage(item, rules));
    }
  }
  return {
    findings: [...findings, ...staleExceptions(model, listed, rules)],
    coverage,
  };
};

const missingPage = ({ref}: ApiExport, {exceptionsFile}: ReferenceRules): Finding => ({
  file: exceptionsFile,
  line: 1,
  message: `${ref} has no page`,
  todo: `add "${ref}" to the "api" key of the page that documents it, or an exception with its reason to ${exceptionsFile}`,
});

const staleExceptions = (
  model: ApiModel,
  listed: ReadonlyMap<string, ApiPage>,
  {exceptions, exceptionsFile, exceptionsText}: ReferenceRules,
): Finding[] => {
  const lines = exceptionsText.split('\n');
  return exceptions.flatMap((exception): Finding[] => {
    const ref = `${exception.entry}#${exception.export}`;
    const label = exception.option === undefined ? ref : `${ref}, option ${exception.option}`;
    const item = findExport(model, ref);
    const field =
      item && exception.option !== undefined ? fieldAt(item, exception.option) : undefined;
    const line =
      Math.max(
        lines.findIndex((text) => pattern(exception.export).test(text)),
        0,
      ) + 1;
    const place = {file: exceptionsFile, line};
    if (exception.reason.trim() === '') {
      return [{...place, message: `the exception for ${label} has no reason`, todo: 'give one'}];
    }
    if (!item || (exception.option !== undefined && !field)) {
      return [
        {
          ...place,
          message: `the exception names ${label}, which does not exist`,
          todo: 'remove it',
        },
      ];
    }
    const page = listed.get(item.declaration);
    if (exception.option === undefined && page) {
      return [
        {
          ...place,
          message: `the exception names ${label}, which ${page.file} documents`,
          todo: 'remove it',
        },
      ];
    }
    if (!page || !field) return [];
    const items = page.api.flatMap(({ref: shown}) => findExport(model, shown) ?? []);
    const heading = checkHeadings(page, items, model).documented.get(field);
    return heading === undefined
      ? []
      : [
          {
            ...place,
            message: `the exception names ${label}, which ${page.file}:${String(heading)} documents`,
            todo: 'remove it',
          },
        ];
  });
};
