import fs from 'node:fs';
import path from 'node:path';
import type {
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {compareVersions} from 'npm-api-history/format';
import {NEW, type Release, type ReleaseEntry} from 'npm-api-history/releases';
import {versionsFrom} from 'npm-api-history/versions';
import {boundsOf, partsOf} from 'npm-api-history/words';
import type {Transformer} from 'unified';

import {noteFact} from '../content/dependencies';
import {readPageWithParts} from '../content/page';
import {historyPage} from '../history/packages';
import {
  historyOf,
  historyOfPart,
  type HeadingHistory,
  type HistoryOfPage,
} from '../history/pages/pageHistory';
import {typesRead} from '../toolkit-api/typesRead';

const text = (value: string): Text => ({type: 'text', value});

/** “has the default `80`” → text and code. */
const phrasing = (words: string): PhrasingContent[] =>
  partsOf(words).flatMap((value, index): PhrasingContent[] =>
    value === '' ? [] : [{type: index % 2 ? 'inlineCode' : 'text', value}],
  );

// As elements that authors write, it isn't one of the theme's; the field is the compiler's own.
const explicit: Record<string, unknown> = {_mdxExplicitJsx: true};

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  data: explicit,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children,
});

const isBadge = (node: RootContent | undefined): node is MdxJsxFlowElement =>
  node?.type === 'mdxJsxFlowElement' && node.name === 'Since';

/** The version of a badge that is about what a heading explains, not about a behavior of it. */
const versionOfBadge = (badge: MdxJsxFlowElement): string | undefined => {
  const valueOf = (name: string): unknown =>
    badge.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
    )?.value;
  const version = valueOf('version');
  return typeof version === 'string' && valueOf('behavior') === undefined ? version : undefined;
};

/** The first release that a reader can choose: what is older than it came before all of them. */
const FIRST_RELEASE = '4.0.0';

/** What the style sheet for a reader's version goes by; see src/history/markVersions.ts. */
const marks = (since: string, sure: string): Record<string, string> =>
  compareVersions(sure, FIRST_RELEASE) <= 0
    ? {}
    : {'data-since': since, ...(sure === since ? {} : {'data-sure': sure})};

/** A badge names at most this many releases to choose from; the history at the end of the page has wider ranges. */
const WIDEST_RANGE = 10;

const badgeOf = ({since}: HeadingHistory): MdxJsxFlowElement[] => {
  if (since === undefined) return [];
  const {since: version, sure} = boundsOf(since);
  if (versionsFrom(version, sure) > WIDEST_RANGE) return [];
  return [element('Since', {version, ...(sure === version ? {} : {sure})})];
};

/**
 * How `Since` shows a badge: `marked` in the place of the title, or `below` its heading, where it needs no class, since
 * the style sheet knows its place.
 */
const showBadge = (badge: MdxJsxFlowElement, how: 'marked' | 'below'): void => {
  badge.attributes.push({type: 'mdxJsxAttribute', name: how, value: null});
};

/** One line about a change. */
const changeLine = (
  change: HeadingHistory['change'],
  leadOf: (releases: string) => string,
): Paragraph[] =>
  change
    ? [
        {
          type: 'paragraph',
          data: {hProperties: {className: ['history-line']}},
          children: joined([
            text(`${leadOf(change.releases)}: `),
            ...phrasing(change.words),
            text('.'),
          ]),
        },
      ]
    : [];

/** The badge that authors wrote, or else the one that the history has, and the last change. */
const linesBelow = (
  history: HeadingHistory,
  written: MdxJsxFlowElement | undefined,
): RootContent[] => [
  ...(written ? [written] : badgeOf(history)),
  ...changeLine(history.change, (releases) => `Changed in ${releases}`),
  ...changeLine(history.later, (releases) => `Changed in a later release (${releases})`),
];

const idOf = (heading: Heading): string => heading.data?.hProperties?.id ?? '';

/** When what a heading explains came: by the history, and more exactly by the badge below it. */
const boundsOfHeading = (
  {since}: HeadingHistory,
  badge: MdxJsxFlowElement | undefined,
): {since: string; sure: string} | undefined => {
  const bounds = since === undefined ? undefined : boundsOf(since);
  const version = badge && versionOfBadge(badge);
  if (version === undefined) return bounds;
  const isWithin =
    !bounds ||
    (compareVersions(version, bounds.since) >= 0 && compareVersions(version, bounds.sure) <= 0);
  return isWithin ? {since: version, sure: version} : bounds;
};

/** Marks a heading that came later; returns the badge that authors wrote below it. */
const markHeading = (
  heading: Heading,
  next: RootContent | undefined,
  history: HeadingHistory,
): MdxJsxFlowElement | undefined => {
  const badge = isBadge(next) ? next : undefined;
  const bounds = boundsOfHeading(history, badge);
  if (bounds) {
    const properties = {...heading.data?.hProperties, ...marks(bounds.since, bounds.sure)};
    heading.data = {...heading.data, hProperties: properties};
  }
  return badge;
};

/** Marks the headings of a part; it gets no lines, which would be repeated on each page. */
const markPart = (nodes: readonly RootContent[], headings: HistoryOfPage['headings']): void => {
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'heading') {
      const badge = markHeading(node, nodes[index + 1], headings.get(idOf(node)) ?? {});
      if (badge) showBadge(badge, 'below');
    } else if ('children' in node) markPart(node.children, headings);
  }
};

/** Marks the headings among some nodes that came later, and says below them what changed. */
const withMarks = (
  nodes: readonly RootContent[],
  headings: HistoryOfPage['headings'],
): RootContent[] =>
  nodes.flatMap((node, index): RootContent[] => {
    if (isBadge(node) && nodes[index - 1]?.type === 'heading') return [];
    if (node.type !== 'heading') {
      if ('children' in node) {
        Object.assign(node, {children: withMarks(node.children as RootContent[], headings)});
      }
      return [node];
    }
    const history = headings.get(idOf(node)) ?? {};
    const lines = linesBelow(history, markHeading(node, nodes[index + 1], history));
    for (const line of lines) if (isBadge(line)) showBadge(line, 'below');
    return [node, ...lines];
  });

/** The badge above the first heading is that of the whole page: it's marked in the place of the title. */
const withPageBadge = (nodes: readonly RootContent[], page: HeadingHistory): RootContent[] => {
  const end = nodes.findIndex(({type}) => type === 'heading');
  const place = nodes.findIndex(isBadge);
  const isWritten = place !== -1 && (end === -1 || place < end);
  const [badge, ...others] = linesBelow(
    page,
    isWritten ? (nodes[place] as MdxJsxFlowElement) : undefined,
  );
  if (isBadge(badge)) showBadge(badge, 'marked');
  const lines = badge ? [badge, ...others] : [];
  return isWritten
    ? [...nodes.slice(0, place), ...lines, ...nodes.slice(place + 1)]
    : [...lines, ...nodes];
};

/** The name of what changed, which leads to its heading. */
const nameOf = ({label, url}: ReleaseEntry): PhrasingContent => {
  const code: PhrasingContent = {type: 'inlineCode', value: label};
  return url?.startsWith('#') ? {type: 'link', url, children: [code]} : code;
};

/** At most this many entries are listed: the rest is on the page of the package. */
const LISTED_ENTRIES = 5;

/** `new height, width; src became required`. */
const entryLines = (entries: readonly ReleaseEntry[]): PhrasingContent[] => {
  const parts = entries.map((entry, index) => {
    const isNew = entry.words === NEW;
    const follows = isNew && entries[index - 1]?.words === NEW;
    const before = index === 0 ? '' : follows ? ', ' : '; ';
    return [
      text(`${before}${isNew && !follows ? 'new ' : ''}`),
      nameOf(entry),
      ...(isNew ? [] : phrasing(` ${entry.words}`)),
    ];
  });
  return parts.flat();
};

/** Text beside text is one: the framework would separate them with a comment. */
const joined = (nodes: readonly PhrasingContent[]): PhrasingContent[] => {
  const all: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else all.push(node);
  }
  return all;
};

const paragraph = (children: readonly PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: joined(children),
});

const releaseItem = ({name, entries}: Release): ListItem => ({
  type: 'listItem',
  children: [paragraph([text(`${name}: `), ...entryLines(entries)])],
});

/** The newest entries, by release. */
const newest = (releases: readonly Release[]): Release[] => {
  let room = LISTED_ENTRIES;
  return releases.flatMap(({entries, ...release}) => {
    const shown = entries.slice(0, room);
    room -= shown.length;
    return shown.length === 0 ? [] : [{...release, entries: shown}];
  });
};

/** Without what the badge of the page says. */
const beyondBadge = ({page, releases}: HistoryOfPage): Release[] =>
  badgeOf(page).length === 0
    ? [...releases]
    : releases.flatMap((release) => {
        const entries = release.entries.filter(
          ({words, owner}) => words !== NEW || owner !== undefined || release.moment !== page.since,
        );
        return entries.length === 0 ? [] : [{...release, entries}];
      });

/** Links to the pages of packages, as the end of a sentence. */
const packageLinks = (siteDir: string, packages: readonly string[]): PhrasingContent[] =>
  packages
    .filter((name) => fs.existsSync(path.join(siteDir, `${historyPage(name).slice(1)}.mdx`)))
    .flatMap((name, index): PhrasingContent[] => [
      text(index === 0 ? '' : ' and '),
      {type: 'link', url: historyPage(name), children: [{type: 'inlineCode', value: name}]},
    ]);

/** The history of what a page documents: closed, unless nothing has changed. */
const historySection = (siteDir: string, history: HistoryOfPage): MdxJsxFlowElement => {
  const {start, packages} = history;
  const releases = beyondBadge(history);
  const links = packageLinks(siteDir, packages);
  const all = links.length === 0 ? [] : [text('All changes: '), ...links, text('.')];
  if (releases.length === 0) {
    const isUnchanged = start !== undefined && history.releases.length === 0;
    const beginning = isUnchanged ? `Unchanged since ${start} or earlier. ` : '';
    return element('div', {className: 'history'}, [paragraph([text(beginning), ...all])]);
  }
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: newest(releases).map(releaseItem),
  };
  return element('details', {className: 'history'}, [
    element('summary', {}, [text('History') as never]),
    list,
    ...(all.length > 0 ? [paragraph(all)] : []),
  ]);
};

/**
 * Remark plugin: marks the headings of reference pages and their parts whose exports or options came after 4.0.0,
 * on pages, adds a line below each about what changed, and adds the whole history at the end of the page.
 */
export const remarkHistory =
  ({siteDir, later}: {siteDir: string; later: boolean}): Transformer<Root> =>
  async (root, file) => {
    const {api, cli} = (file.data.frontMatter ?? {}) as {api?: unknown; cli?: unknown};
    const name = path.relative(siteDir, file.path).replaceAll('\\', '/');
    if (path.posix.basename(name).startsWith('_')) {
      await typesRead();
      noteFact(file.path, 'history of a part', name);
      markPart(root.children, await historyOfPart(siteDir, name));
      return;
    }
    if (api === undefined && cli === undefined) return;
    await typesRead();
    noteFact(file.path, 'history', name);
    const history = historyOf(siteDir, await readPageWithParts(siteDir, name), later);
    if (!history) return;
    root.children = [
      ...withPageBadge(withMarks(root.children, history.headings), history.page),
      historySection(siteDir, history),
    ];
  };
