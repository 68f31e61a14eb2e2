import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {findExport} from 'dts-api-model/model';
import type {News, PageSection} from 'embedded-docs-search/build';
import {textOf, type Link} from 'mdx-docs-checker/page';
import {releasesOf} from 'npm-api-history/releases';

import {readPageWithParts, type Page} from '../../content/page';
import type {FilledTag, Section} from '../../content/sections';
import {optionsTable, settingsFor, settingsOf} from '../../markdown/remarkOptionsTable';
import {isSearchKind, type SearchKind} from '../../content/searchKinds';
import type {SearchPage} from '../../search/records';
import {newAtHeadings} from '../../history/pages/pageHistory';
import {readHistories} from '../../history/pages/readHistories';
import {loadModel} from '../../toolkit-api/loadApi';
import {searchWords} from './searchWords';
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

/** The signature of the first of these exports that is not merely a type. */
const firstSignature = (siteDir: string, api: readonly string[]): string | undefined => {
  if (api.length === 0) return undefined;
  const model = loadModel(siteDir);
  const items = api.flatMap((ref) => findExport(model, ref) ?? []);
  return (items.find(({kind}) => kind !== 'type') ?? items[0])?.signature;
};

/** The signature that a result shows, on one line. */
const signatureOf = (siteDir: string, api: readonly string[]): string | null => {
  const signature = firstSignature(siteDir, api);
  if (signature === undefined) return null;
  const line = signature.replace(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(', )', ')');
  return line.length > signatureLength ? `${line.slice(0, signatureLength - 2)} …` : line;
};

/** The list of a package's releases, in words. */
const releaseFacts = (siteDir: string, name: string): string[] => {
  const history = readHistories(siteDir).get(name);
  if (!history) return [];
  return releasesOf(history, () => undefined).map(
    ({name: release, entries}) =>
      `${release}: ${entries.map(({label, words}) => `${label} ${words}`).join(', ')}`,
  );
};

/**
 * What readers see in the place of a tag: a signature, or the cells of a table. One that names nothing has
 * none here: it stops the build where its page is compiled.
 */
const factsOf = async (
  siteDir: string,
  api: readonly string[],
  {name, of}: FilledTag,
): Promise<string[]> => {
  if (name === 'Signature') return [firstSignature(siteDir, of === undefined ? api : [of]) ?? ''];
  if (name === 'Releases') return releaseFacts(siteDir, of ?? '');
  const settings = settingsOf(await settingsFor(siteDir, of), of);
  if (settings.length === 0) return [];
  const [, ...rows] = optionsTable(settings, of).children;
  return rows.flatMap((row) => row.children.map(textOf));
};

/** What a search for the release finds, where it's certain. */
const newsFacts = ([since, sure]: News): string[] =>
  since === sure ? [`new in ${since}`, `since ${since}`] : [];

/** The sections of a page with what its tags add: what it says elsewhere is found there. */
const withFacts = async (
  siteDir: string,
  api: readonly string[],
  sections: readonly Section[],
  newsOf: ReadonlyMap<string, News>,
): Promise<PageSection[]> => {
  const said = sections.map(({heading, text}) => `${heading} ${text}`).join(' ');
  return Promise.all(
    sections.map(async ({filled = [], ...section}) => {
      const all = await Promise.all(filled.map((tag) => factsOf(siteDir, api, tag)));
      const news = newsOf.get(section.anchor);
      const facts = [...all.flat(), ...(news ? newsFacts(news) : [])].filter(
        (fact) => !said.includes(fact),
      );
      return {
        ...section,
        ...(facts.length === 0 ? {} : {facts: facts.join(' ').replace(/\s+/g, ' ')}),
        ...(news && section.anchor !== '' ? {news} : {}),
      };
    }),
  );
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
    found.map(async ({head: {api, ...head}, page: {sections, demos}}) => {
      const newsOf = await newAtHeadings(siteDir, head.source);
      const news = newsOf.get('');
      const words = searchWords.get(head.source);
      return {
        ...head,
        names: [...head.names, ...(words?.names ?? [])],
        phrases: words?.phrases ?? [],
        signature: signatureOf(siteDir, api),
        still: stillOf(siteDir, baseUrl, demos[0]),
        inboundLinks: counts.get(addressOf(head.url)) ?? 0,
        sections: await withFacts(siteDir, api, sections, newsOf),
        ...(news ? {news} : {}),
      };
    }),
  );
};
