import {fullTextName, listName} from './address';
import type {Section} from './sections';
import {withoutSlash, type Twin} from './twin';

/** What the lists say about the site. */
export interface ListSettings {
  title: string;
  tagline: string;
  /** The version that the site documents. */
  version?: string | undefined;
  /** The address of the site's root, with a slash at the end. */
  root: string;
  /** Whether each section has a list of its own, to which the first list links. For large sites. */
  isSplit: boolean;
  /** Whether to write files with the text of all pages in a list. */
  hasFullText: boolean;
  /** Ends the first list's introduction. */
  note?: string | undefined;
  /** Paths of the pages to read first. */
  first: readonly string[];
}

/** A section with its listed pages. */
interface ListedSection extends Omit<Section, 'pages'> {
  twins: Twin[];
}

const line = ({title, address, description}: Twin): string =>
  `- [${title.replace(/[[\]<]/g, '\\$&')}](${address})${description === '' ? '' : `: ${description}`}`;

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

const counted = (twins: readonly Twin[]): string =>
  `${twins.length} ${twins.length === 1 ? 'page' : 'pages'}`;

const fullText = (twins: readonly Twin[]): string =>
  twins.map(({address, body}) => `Source: ${address}\n\n${body}`).join('\n---\n\n');

const part = (heading: string, lines: readonly string[]): string =>
  `## ${heading}\n\n${lines.join('\n')}\n`;

/** The site's name and what it is, in the form of https://llmstxt.org. */
const heading = ({title, tagline, version}: ListSettings): string => {
  const sentences = [
    ...(tagline === '' ? [] : [tagline.replace(/\.?$/u, '.')]),
    ...(version === undefined ? [] : [`Documentation of version ${version}.`]),
  ];
  return `# ${title}\n\n${sentences.length === 0 ? '' : `> ${sentences.join(' ')}\n\n`}`;
};

/** The first list, with the sentences that explain it. */
const firstList = (
  settings: ListSettings,
  explanation: string,
  start: readonly Twin[],
  parts: readonly string[],
): string => {
  const sentences = [
    'Each page has a Markdown version at its address with `.md` added.',
    ...(explanation === '' ? [] : [explanation]),
    ...(settings.note === undefined ? [] : [settings.note]),
  ];
  return (
    `${heading(settings)}${sentences.join(' ')}\n\n` +
    [...(start.length === 0 ? [] : [part('Start here', start.map(line))]), ...parts].join('\n')
  );
};

/** The list of one section, and the text of its pages. */
const sectionFiles = (
  {slug, title, twins}: ListedSection,
  settings: ListSettings,
): [file: string, text: string][] => {
  const {root, version, hasFullText} = settings;
  const folder = `llms/${slug}`;
  const source = version === undefined ? settings.title : `${settings.title} ${version}`;
  const sentences = [
    `${counted(twins)} of the documentation of ${source}.`,
    ...(hasFullText ? [`Their text in one file: ${root}${folder}/${fullTextName}.`] : []),
    `All sections: ${root}${listName}`,
  ];
  const list =
    `# ${settings.title}: ${title}\n\n> ${sentences.join(' ')}\n\n` +
    part('Pages', twins.map(line));
  return [
    [`${folder}/${listName}`, list],
    ...(hasFullText
      ? [[`${folder}/${fullTextName}`, fullText(twins)] satisfies [string, string]]
      : []),
  ];
};

/**
 * The files for assistants, by path: one list of all pages, or a list of all sections plus one for each
 * section; and for each list, a file with the text of its pages.
 */
export const createLists = (
  sections: readonly Section[],
  twins: readonly Twin[],
  settings: ListSettings,
): Map<string, string> => {
  const byPath = new Map(
    twins.filter(({isUnlisted}) => !isUnlisted).map((twin) => [withoutSlash(twin.pathname), twin]),
  );
  const twinsOf = (paths: readonly string[]): Twin[] =>
    [...new Set(paths.map(withoutSlash))].flatMap((pathname) => byPath.get(pathname) ?? []);
  const listed = sections
    .map(({pages, ...section}): ListedSection => ({...section, twins: twinsOf(pages)}))
    .filter((section) => section.twins.length > 0);
  const start = twinsOf(settings.first);
  if (!settings.isSplit) {
    const parts = listed.map((section) => part(section.title, section.twins.map(line)));
    const explanation = `\`${fullTextName}\` beside this list has the text of all pages.`;
    const list = firstList(settings, settings.hasFullText ? explanation : '', start, parts);
    const all = [...new Set(listed.flatMap((section) => section.twins))];
    return new Map([
      [listName, list],
      ...(settings.hasFullText ? [[fullTextName, fullText(all)] satisfies [string, string]] : []),
    ]);
  }
  const entry = ({slug, title, twins: pages}: ListedSection): string =>
    `- [${title}](${settings.root}llms/${slug}/${listName}): ${counted(pages)}: ${namesOf(pages)}`;
  const groups = [...new Set(listed.map(({group}) => group))];
  const parts = groups.map((name) =>
    part(name, listed.filter(({group}) => group === name).map(entry)),
  );
  const explanation =
    'The lists below have a line for each page of a subject' +
    (settings.hasFullText ? `; \`${fullTextName}\` beside a list has their text.` : '.');
  return new Map([
    ...listed.flatMap((section) => sectionFiles(section, settings)),
    [listName, firstList(settings, explanation, start, parts)],
  ]);
};
