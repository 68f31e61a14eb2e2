import {findExport, type ApiModel} from 'dts-api-model/model';

import type {Page} from '../../content/page';
import {memberPaths, withMembers} from '../../toolkit-api/memberPaths';
import {apiPage} from '../../toolkit-api/pages/apiPage';
import {checkHeadings} from '../../toolkit-api/pages/headings';
import {bareName} from '../../toolkit-api/pages/scope';

/** What the history calls the things that a page documents. */
export interface PageItems {
  /** Ids of the exports that the page is about. */
  readonly own: readonly string[];
  /** Ids by the line of the heading that explains them. */
  readonly byLine: ReadonlyMap<number, readonly string[]>;
}

/** The package of a command: `remotion lambda render` is one of `@remotion/lambda`. */
const packageOfCommand = (command: string): string => {
  const [, cloud] = /^remotion (lambda|cloudrun)\b/u.exec(command) ?? [];
  return `@remotion/${cloud ?? 'cli'}`;
};

/** Positional parameters, which the history knows by their name in parentheses. */
const parameterIds = (ref: string, names: readonly string[]): string[] =>
  names.map((name) => `${ref}(${name})`);

/** Finds what each heading of a page is about. */
export const pageItems = (page: Page, model: ApiModel): PageItems => {
  const read = apiPage(page);
  const items = read.api.flatMap(({ref}) => findExport(model, ref) ?? []);
  const byLine = new Map<number, string[]>();
  const add = (line: number | undefined, ids: readonly string[]): void => {
    if (line !== undefined && ids.length > 0)
      byLine.set(line, [...(byLine.get(line) ?? []), ...ids]);
  };
  const {documented} = checkHeadings(read, items, model);
  for (const item of items.flatMap(withMembers)) {
    for (const [path, field] of memberPaths(item)) {
      add(documented.get(field), [`${item.entry}#${path}`]);
    }
    for (const field of item.params) {
      add(documented.get(field), parameterIds(item.ref, [field.name]));
    }
    if (items.includes(item)) continue;
    const heading = read.headings.find(({code}) =>
      code.some((word) => [item.name, item.ref.split('#')[1]].includes(bareName(word))),
    );
    add(heading?.line, [item.ref]);
  }
  const packages = new Set(read.cli.map(({ref}) => packageOfCommand(ref)));
  for (const {line, options} of packages.size > 0 ? read.headings : []) {
    const flags = options.map(({path}) => path.join('.')).filter((name) => name.startsWith('-'));
    add(
      line,
      [...packages].flatMap((name) => flags.map((flag) => `${name}#${flag}`)),
    );
  }
  return {own: read.api.map(({ref}) => ref), byLine};
};
