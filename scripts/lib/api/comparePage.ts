import {findExport, type ApiExport, type ApiField, type ApiModel} from 'dts-api-model/model';
import type {Finding} from 'mdx-docs-checker/findings';

import {API_EXCEPTIONS, type ApiException} from '../../../src/toolkit-api/exceptions';
import {checkHeadings, type HeadingsResult} from '../../../src/toolkit-api/pages/headings';
import {isLater, show} from '../../../src/toolkit-api/pages/options';
import type {ApiPage} from '../../../src/toolkit-api/pages/apiPage';
import {requiredFields, type Required} from './required';
import {suggestion} from './nearestExport';

/** What a page says about the exports it names, against the toolkit's types. */
export interface PageResult {
  findings: Finding[];
  /** Options that need a heading, and those that have one, by entry point. */
  options: {entry: string; total: number; documented: number}[];
  /** Headings that name an option that does not exist. */
  phantoms: number;
}

/** An export, with the line of the front matter that names it. */
interface Subject {
  item: ApiExport;
  line: number;
}

const sectionLine = (page: ApiPage, title: RegExp): number | undefined =>
  page.headings.find(({level, text}) => level === 2 && title.test(text))?.line;

/** The finding for something that an export has and the page lacks. */
const missing = (
  page: ApiPage,
  {item, line}: Subject,
  {owner, field, path, parent, isResult, label}: Required,
  {documented}: HeadingsResult,
): Finding => {
  const inputs = item.kind === 'component' ? /^props/i : /^(?:options|arguments|parameters)/i;
  const section = sectionLine(page, isResult ? /^(?:return|result)/i : inputs);
  const place = {
    file: page.file,
    line: (parent && documented.get(parent)) ?? section ?? line,
  };
  if (!field) {
    return {
      ...place,
      message: label ?? `\`${path}\` is not on the page`,
      todo: 'name it, or add it to src/toolkit-api/exceptions.csv with a reason',
    };
  }
  return {
    ...place,
    message: `\`${path}\` of ${owner} has no heading`,
    todo: parent
      ? `add "#### ${show(field)}" below "### ${show(parent)}"`
      : `add "### ${show(field)}" (${field.type.slice(0, 60)})`,
  };
};

/**
 * Compares one page with the types. `isElsewhere` tells which fields have a type that another page
 * explains.
 */
export const comparePage = (
  page: ApiPage,
  model: ApiModel,
  isElsewhere: (field: ApiField) => boolean = () => false,
  exceptions: readonly ApiException[] = API_EXCEPTIONS,
): PageResult => {
  const findings: Finding[] = [];
  const subjects: Subject[] = [];
  for (const {ref, line} of page.api) {
    const item = findExport(model, ref);
    if (item) subjects.push({item, line});
    else {
      const message = `\`${ref}\` is not exported`;
      findings.push({file: page.file, line, message, todo: suggestion(model, ref)});
    }
  }
  if (subjects.length === 0) return {findings, options: [], phantoms: 0};

  const items = subjects.map(({item}) => item);
  const headings = checkHeadings(page, items, model);
  findings.push(...headings.findings);

  const named = new Set(
    page.headings.flatMap(({options: shown}) => shown.map(({path}) => path.at(-1))),
  );
  const values = items.filter(({kind}) => kind !== 'type');
  const options = new Map<string, PageResult['options'][number]>();
  for (const subject of subjects) {
    const {item} = subject;
    const counts = options.get(item.entry) ?? {entry: item.entry, total: 0, documented: 0};
    options.set(item.entry, counts);
    const required = requiredFields(item, {
      documented: (field) => headings.documented.has(field),
      isElsewhere,
      hasHeading: (name) => named.has(name),
      mentions: (name) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(page.code),
      isMainOne: values.length === 0 || item === values[0],
      hasValues: values.length > 0,
      isLater,
    }).filter(
      ({owner, path}) =>
        !exceptions.some(
          (entry) => entry.entry === item.entry && entry.export === owner && entry.option === path,
        ),
    );
    for (const need of required) {
      const isShown = need.field
        ? headings.documented.has(need.field)
        : need.label === undefined || headings.members.has(need.path);
      counts.total++;
      if (isShown) counts.documented++;
      else findings.push(missing(page, subject, need, headings));
    }
  }
  return {findings, options: [...options.values()], phantoms: headings.phantoms};
};
