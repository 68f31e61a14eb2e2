import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

import type {Link} from '../../content/link';
import {readPageWithParts, type Page} from '../../content/page';
import type {FilledTag, Section} from '../../content/sections';
import {textOf} from '../../content/tree';
import {searchNames} from '../../data/search-names';
import {optionsTable, settingsFor} from '../../markdown/remarkOptionsTable';
import {isSearchKind, type SearchKind} from '../../search/kinds';
import type {SearchPage, SearchSection} from '../../search/records';
import {loadModel} from '../toolkit-api/loadApi';
import {findExport} from '../toolkit-api/model';
import {placesOf} from './sidebars';

/** A page before its text is read. */
export type PageHead = Omit<SearchPage, 'inboundLinks' | 'sections' | 'signature' | 'still'> & {
  /** The exports that the page documents, such as `remotion#spring`. */
  api: string[];
};

const strings = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string',
  );

/** The content plugins name files `@site/docs/spring.mdx`. */
const fromSite = (source: string): string => source.replace(/^@site\//, '');

const packagePattern = /^(?:remotion|@remotion\/[a-z0-9-]+)$/;

const packageOf = (
  api: readonly string[],
  title: string,
  categories: readonly string[],
): string | null =>
  [...api.map((name) => name.split('#')[0] ?? ''), title, ...categories.toReversed()].find((name) =>
    packagePattern.test(name),
  ) ?? null;

const isListed = (page: {unlisted?: boolean; draft?: boolean}): boolean =>
  !page.unlisted && !page.draft;

/** The file name where the address differs, such as getting-started for `/docs/`. */
const fileName = (source: string, url: string): string[] => {
  const name = path.posix.basename(source).replace(/\.mdx?$/, '');
  return name === 'index' || url.replace(/\/$/, '').endsWith(`/${name}`) ? [] : [name];
};

const docPages = (content: DocsContent, pluginId: string, language: string): PageHead[] =>
  content.loadedVersions.flatMap((version) => {
    const places = placesOf(version.sidebars);
    return version.docs.filter(isListed).map((doc) => {
      const data = doc.frontMatter as Record<string, unknown>;
      const place = places.get(doc.id);
      const categories = place?.categories ?? [];
      const api = strings(data.api);
      const breadcrumb = categories.filter((label) => label !== doc.title);
      return {
        api,
        url: doc.permalink,
        title: doc.title,
        description: doc.description,
        kind: isSearchKind(data.kind) ? data.kind : 'guide',
        packageName: packageOf(api, doc.title, categories),
        names: [
          ...api.map((name) => name.split('#')[1] ?? ''),
          ...strings(data.cli),
          ...fileName(doc.source, doc.permalink),
        ],
        sidebar: place?.sidebar ?? null,
        breadcrumb: breadcrumb.length > 0 ? breadcrumb : [categories[0] ?? 'Docs'],
        language,
        tag: `docs-${pluginId}-${version.versionName}`,
        source: fromSite(doc.source),
      };
    });
  });

/** Kind of articles and label of each instance of the blog plugin. */
const blogs: Record<string, {kind: SearchKind; label: string}> = {
  default: {kind: 'blog', label: 'Blog'},
  learn: {kind: 'learn', label: 'Learn'},
  'success-stories': {kind: 'story', label: 'Success stories'},
};

const outsideDocs = {api: [], packageName: null, names: [], sidebar: null, tag: 'default'};

const blogPages = (content: BlogContent, pluginId: string, language: string): PageHead[] => {
  const {kind, label} = blogs[pluginId] ?? {kind: 'blog' as const, label: 'Blog'};
  return content.blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata}) => ({
      ...outsideDocs,
      url: metadata.permalink,
      title: metadata.title,
      description: metadata.description,
      kind,
      breadcrumb: [label],
      language,
      source: fromSite(metadata.source),
    }));
};

/** Example profiles and pages made for embedding are not results. */
const isForSearch = (frontMatter: Record<string, unknown>): boolean => {
  const {bare, expert} = frontMatter as {bare?: boolean; expert?: {sample: boolean}};
  return !bare && !expert?.sample;
};

const plainPages = (content: PagesContent, language: string): PageHead[] =>
  content.flatMap((page) =>
    page.type === 'mdx' && isListed(page) && isForSearch(page.frontMatter)
      ? [
          {
            ...outsideDocs,
            url: page.permalink,
            title: page.title ?? page.permalink,
            description: page.description ?? '',
            kind: 'page' as const,
            breadcrumb: ['Pages'],
            language,
            source: fromSite(page.source),
          },
        ]
      : [],
  );

/** Lists the pages that the content plugins loaded, by address. Unlisted pages and drafts have none. */
export const pageHeads = (allContent: AllContent, language: string): PageHead[] => {
  const instances = (plugin: string): [id: string, content: unknown][] =>
    Object.entries(allContent[`docusaurus-plugin-content-${plugin}`] ?? {});
  return [
    ...instances('docs').flatMap(([id, content]) => docPages(content as DocsContent, id, language)),
    ...instances('blog').flatMap(([id, content]) =>
      blogPages(content as BlogContent, id, language),
    ),
    ...instances('pages').flatMap(([, content]) =>
      plainPages((content ?? []) as PagesContent, language),
    ),
  ].sort((a, b) => (a.url < b.url ? -1 : 1));
};

/** Without query, anchor and the slash at the end. */
const addressOf = (link: string): string => link.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');

/** The address of a link in the text: links of components lead elsewhere on most pages. */
const proseLink = ({url, syntax, role, isReference}: Link): string[] =>
  syntax === 'markdown' && role === 'link' && isReference !== true ? [url] : [];

/** Counts the pages that link to each address; links are written as paths from the site's root. */
const countLinks = (pages: readonly {url: string; links: string[]}[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const {url, links} of pages) {
    for (const address of new Set(links.map(addressOf))) {
      if (address !== addressOf(url)) counts.set(address, (counts.get(address) ?? 0) + 1);
    }
  }
  return counts;
};

/** Longest signature of a record, in characters: what fits on one line. */
const signatureLength = 96;

/** The signature of the first documented export that is not merely a type, on one line. */
const signatureOf = (siteDir: string, api: readonly string[]): string | null => {
  if (api.length === 0) return null;
  const model = loadModel(siteDir);
  const items = api.flatMap((ref) => findExport(model, ref) ?? []);
  const {signature} = items.find(({kind}) => kind !== 'type') ?? items[0] ?? {};
  if (signature === undefined) return null;
  const line = signature.replace(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(', )', ')');
  return line.length > signatureLength ? `${line.slice(0, signatureLength - 2)} …` : line;
};

/** The words that readers see in the place of a tag. */
const wordsOf = async (
  siteDir: string,
  api: readonly string[],
  {name, of}: FilledTag,
): Promise<string> => {
  if (name === 'OptionsTable') {
    const {children} = optionsTable(await settingsFor(siteDir, of), of);
    return children.map((row) => row.children.map(textOf).join(' ')).join(' ');
  }
  const model = loadModel(siteDir);
  const items = (of === undefined ? api : [of]).flatMap((ref) => findExport(model, ref) ?? []);
  return (items.find(({kind}) => kind !== 'type') ?? items[0])?.signature ?? '';
};

/** A section with the words of its tags. */
const withTags = async (
  siteDir: string,
  api: readonly string[],
  {filled = [], ...section}: Section,
): Promise<SearchSection> => {
  const words = await Promise.all(filled.map((tag) => wordsOf(siteDir, api, tag)));
  return {...section, text: [section.text, ...words].join(' ').replace(/\s+/g, ' ').trim()};
};

/** Address of the small still of a page's first demo. */
const stillOf = (siteDir: string, baseUrl: string, demo: string | undefined): string | null => {
  const still = `img/demos/small/${demo ?? ''}.webp`;
  return fs.existsSync(path.join(siteDir, 'static', still)) ? baseUrl + still : null;
};

interface Site {
  siteDir: string;
  baseUrl: string;
}

/** Creates the records of pages, in their order. */
export const collectPages = async (
  heads: readonly PageHead[],
  {siteDir, baseUrl}: Site,
): Promise<SearchPage[]> => {
  const found: {head: PageHead; page: Page}[] = [];
  // A page that cannot be read stops the build with the bundler's own message; while it is being
  // written, it is found by its title.
  for (const head of heads) {
    found.push({head, page: await readPageWithParts(siteDir, head.source)});
  }
  const counts = countLinks(
    found.map(({head, page}) => ({url: head.url, links: page.links.flatMap(proseLink)})),
  );
  return Promise.all(
    found.map(async ({head: {api, ...head}, page: {sections, demos}}) => ({
      ...head,
      names: [...head.names, ...(searchNames[head.source] ?? [])],
      signature: signatureOf(siteDir, api),
      still: stillOf(siteDir, baseUrl, demos[0]),
      inboundLinks: counts.get(addressOf(head.url)) ?? 0,
      sections: await Promise.all(sections.map((section) => withTags(siteDir, api, section))),
    })),
  );
};
