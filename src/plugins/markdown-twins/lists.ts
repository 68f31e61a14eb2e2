import {listName} from '../../content/twinAddress';
import type {Section} from './sections';
import {withoutSlash, type Twin} from './twin';

const fullName = 'llms-full.txt';

/** What the lists say about the site. */
export interface ListSettings {
  title: string;
  tagline: string;
  version: string;
  /** The address of the site's root, with a slash at the end. */
  root: string;
  /** The archive of all twins, below the root. */
  archive: string;
  /** Paths of the pages to read first. */
  first: readonly string[];
}

const line = ({title, address, description}: Twin): string =>
  `- [${title.replace(/[[\]<]/g, '\\$&')}](${address}): ${description}`;

/** Characters of a section's line that name its pages. */
const namesLength = 140;

/** Names of a section's pages, as many as fit in a line. */
const namesOf = (twins: readonly Twin[]): string => {
  const names: string[] = [];
  for (const {title} of twins) {
    if ([...names, title].join(', ').length > namesLength) return `${names.join(', ')} …`;
    names.push(title);
  }
  return names.join(', ');
};

/**
 * The files for assistants, by their path: a list of all sections, and for each section a list of its
 * pages and the text of these in one file.
 */
export const createLists = (
  sections: readonly Section[],
  twins: readonly Twin[],
  {title, tagline, version, root, archive, first}: ListSettings,
): Map<string, string> => {
  const listed = new Map(
    twins.filter(({isUnlisted}) => !isUnlisted).map((twin) => [withoutSlash(twin.pathname), twin]),
  );
  const pagesOf = (paths: readonly string[]): Twin[] =>
    [...new Set(paths.map(withoutSlash))].flatMap((pathname) => listed.get(pathname) ?? []);
  const files = new Map<string, string>();
  const groups = new Map<string, string[]>();
  for (const section of sections) {
    const pages = pagesOf(section.pages);
    if (pages.length === 0) continue;
    const folder = `llms/${section.slug}`;
    const count = `${String(pages.length)} ${pages.length === 1 ? 'page' : 'pages'}`;
    files.set(
      `${folder}/${listName}`,
      `# ${title}: ${section.title}\n\n` +
        `> ${count} of the documentation of ${title} ${version}. Their text in one file: ` +
        `${root}${folder}/${fullName}. All sections: ${root}${listName}\n\n` +
        `## Pages\n\n${pages.map(line).join('\n')}\n`,
    );
    files.set(
      `${folder}/${fullName}`,
      pages.map(({address, body}) => `Source: ${address}\n\n${body}`).join('\n---\n\n'),
    );
    const entry = `- [${section.title}](${root}${folder}/${listName}): ${count}: ${namesOf(pages)}`;
    groups.set(section.group, [...(groups.get(section.group) ?? []), entry]);
  }
  files.set(
    listName,
    `# ${title}\n\n> ${tagline}. Documentation of version ${version}.\n\n` +
      `Each page has a Markdown version at its address with \`.md\` added. The lists below have a line for ` +
      `each page of a subject; \`${fullName}\` beside a list has their text. ` +
      `All pages in one archive: ${root}${archive}\n\n` +
      [['Start here', pagesOf(first).map(line)] as const, ...groups]
        .map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}\n`)
        .join('\n'),
  );
  return files;
};
