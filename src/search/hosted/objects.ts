import {contentOf, type PageSection} from 'embedded-docs-search/build';

import {escapeHtml} from '../../content/escapeHtml';
import type {SearchPage} from '../records';

/** A section of a page as stored by the service, including the fields of its crawler's objects. */
export interface HostedObject {
  objectID: string;
  /** Absolute. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  title: string;
  heading: string;
  /** HTML, as in `hierarchy`: the theme's search inserts it as HTML, to show matches. */
  content: string;
  kind: SearchPage['kind'];
  package: string | null;
  names: string[];
  phrases: readonly string[];
  sidebar: string | null;
  breadcrumb: string[];
  language: string;
  docusaurus_tag: string;
  type: string;
  /** HTML. */
  hierarchy: Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;
  /** Higher is better, except for the position. */
  weight: {page: number; level: number; position: number};
}

/** Maximum text length of an object: the service rejects objects of more than 10 kB. */
const maximumContent = 5_000;

const pageWeights: Partial<Record<SearchPage['kind'], number>> = {
  api: 100,
  guide: 90,
  index: 90,
  cli: 90,
  troubleshooting: 80,
  ai: 70,
  legal: 70,
  learn: 60,
  migration: 50,
  page: 50,
  contributing: 40,
  blog: 30,
  story: 20,
};

const pageWeight = ({kind, inboundLinks}: SearchPage): number =>
  (pageWeights[kind] ?? 50) + Math.min(9, inboundLinks);

/** Splits a long text at word boundaries. */
const cut = (text: string): string[] => {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > maximumContent) {
    const space = rest.lastIndexOf(' ', maximumContent);
    const end = space > 0 ? space : maximumContent;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
};

/** The headings above a section and its own, by level. */
const headingsTo = (sections: readonly PageSection[], place: number): (string | null)[] => {
  const levels: (string | null)[] = [null, null, null, null, null];
  for (const {heading, level} of sections.slice(0, place + 1)) {
    if (heading === '') continue;
    levels[level - 2] = escapeHtml(heading);
    levels.fill(null, level - 1);
  }
  return levels;
};

const objectsOf = (page: SearchPage, siteUrl: string): HostedObject[] => {
  const start: PageSection = {heading: '', anchor: '', level: 1, text: ''};
  const hasStart = page.sections[0]?.heading === '';
  const sections = hasStart ? page.sections : [start, ...page.sections];
  const pageUrl = new URL(page.url, siteUrl).href;
  return sections.flatMap((section, place) => {
    const {heading, anchor, level} = section;
    const text = contentOf(section);
    const isStart = heading === '';
    const url = isStart ? pageUrl : `${pageUrl}#${anchor}`;
    const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headingsTo(
      sections,
      place,
    );
    const content = isStart ? `${page.description} ${text}`.trim() : text;
    return cut(content).map((piece, number) => ({
      objectID: number === 0 ? url : `${url}~${number}`,
      url,
      url_without_anchor: pageUrl,
      anchor: isStart ? null : anchor,
      title: page.title,
      heading,
      content: escapeHtml(piece),
      kind: page.kind,
      package: page.packageName,
      // A page is found by its names and phrases once, not again for each section.
      names: isStart && number === 0 ? page.names : [],
      phrases: isStart && number === 0 ? (page.phrases ?? []) : [],
      sidebar: page.sidebar,
      breadcrumb: page.breadcrumb,
      language: page.language,
      docusaurus_tag: page.tag,
      type: isStart ? 'lvl1' : `lvl${level}`,
      hierarchy: {
        lvl0: escapeHtml(page.breadcrumb[0] ?? page.title),
        lvl1: escapeHtml(page.title),
        lvl2,
        lvl3,
        lvl4,
        lvl5,
        lvl6,
      },
      weight: {page: pageWeight(page), level: 100 - 10 * level, position: place},
    }));
  });
};

/** Creates the service's objects from the records, one per section. */
export const hostedObjects = (pages: readonly SearchPage[], siteUrl: string): HostedObject[] =>
  pages.flatMap((page) => objectsOf(page, siteUrl));
