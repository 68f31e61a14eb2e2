import {packageOf} from 'dts-api-model/model';

import {
  issueGroups,
  type IssueEntry,
  type IssueGroup,
  type PageIssue,
} from '../../content/knownIssues';
import {ENTRY_POINTS} from '../../toolkit-api/entries';

/** A page that states bugs. */
export interface IssuePage {
  readonly url: string;
  readonly title: string;
  readonly api: readonly string[];
  readonly cli: readonly string[];
  readonly issues: readonly PageIssue[];
}

const PACKAGES = new Set(ENTRY_POINTS.map(packageOf));

/** The package that a page is about. */
const packageOfPage = ({url, api, cli}: IssuePage): string => {
  const [ref] = api;
  if (ref !== undefined) return packageOf(ref.split('#')[0] ?? '');
  const [command] = cli;
  const folder = /^\/docs\/([^/]+)/u.exec(url)?.[1] ?? '';
  if (command !== undefined) {
    const [, product = ''] = command.split(' ');
    return PACKAGES.has(`@remotion/${product}`) ? `@remotion/${product}` : '@remotion/cli';
  }
  if (folder === 'recorder') return folder;
  return PACKAGES.has(`@remotion/${folder}`) ? `@remotion/${folder}` : 'remotion';
};

const isGroup = (name: string): name is IssueGroup => name in issueGroups;

const groupOf = (name: string): IssueGroup => {
  const found = Object.entries<readonly string[]>(issueGroups).find(([, packages]) =>
    packages.includes(name),
  )?.[0];
  return found !== undefined && isGroup(found) ? found : 'others';
};

/** Headers of tables, such as “At 4.0.319”, are shorter, in letters. */
const SHORTEST_STATEMENT = 30;

/** Statements as long as this are about the same wherever they stand, in letters. */
const LONG_ENOUGH = 60;

/** The list of bugs: one that several pages state, through a part, is listed once. */
export const issueEntries = (pages: readonly IssuePage[]): IssueEntry[] => {
  const found = new Map<string, IssueEntry>();
  for (const page of [...pages].sort((a, b) => (a.url < b.url ? -1 : 1))) {
    for (const {parts, heading, section, package: named} of page.issues) {
      const name = named ?? packageOfPage(page);
      const text = parts.map((part) => part.text).join('');
      if (text.length < SHORTEST_STATEMENT) continue;
      // “It has no effect” says little without its heading.
      const key = text.length < LONG_ENOUGH ? `${heading} ${text}` : text;
      const place = {
        title: heading === '' ? page.title : `${page.title}: ${heading}`,
        url: section === '' ? page.url : `${page.url}#${section}`,
      };
      const known = found.get(key);
      const owner = known?.package ?? name;
      found.set(key, {
        group: groupOf(owner),
        package: owner,
        // Links to headings lead to the page from here.
        parts:
          known?.parts ??
          parts.map((part) =>
            part.url?.startsWith('#') ? {...part, url: `${page.url}${part.url}`} : part,
          ),
        places: [...(known?.places ?? []), place],
      });
    }
  }
  return [...found.values()].sort((a, b) => a.package.localeCompare(b.package, 'en'));
};
