import fs from 'node:fs';
import path from 'node:path';

import {writeFileAtomic} from '../../content/diskCache';
import {completeHead} from '../../upstream/html/completeHead';
import {mainOf, parseHead, type PageHead} from './html';
import type {BuiltPage, BuiltSite, PageFile, PageReader, PageStep} from './steps';

/** How many problems the message about a failed build names. */
const SHOWN_PROBLEMS = 10;

/** The file that the framework writes for a route. */
const fileOf = (place: string): string =>
  place.endsWith('.html') ? place : path.posix.join(place, 'index.html');

/** The HTML files of a build's routes, each once. */
export const pageFiles = (routes: readonly string[], baseUrl: string): PageFile[] =>
  [...new Set(routes)].map((address) => ({address, file: fileOf(address.slice(baseUrl.length))}));

/** A page with its parts; the head is parsed for the first reader that asks for it. */
const openPage = (page: PageFile, html: string, withoutMain?: string): BuiltPage => {
  const main = mainOf(html) ?? withoutMain;
  if (main === undefined) throw new Error('it has no <main>.');
  let head: PageHead | undefined;
  return {
    ...page,
    html,
    main,
    get head() {
      return (head ??= parseHead(html));
    },
  };
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Completes, writes and reads one page. */
const passPage = (
  {outDir, emptyPage}: BuiltSite,
  page: PageFile,
  readers: readonly PageReader[],
): void => {
  const target = path.join(outDir, page.file);
  if (!fs.existsSync(target)) throw new Error('it has no HTML file.');
  const written = fs.readFileSync(target, 'utf8');
  const tags = readers.map((reader) => reader.tags?.({...page, html: written}) ?? '');
  const html = completeHead(written, tags.join(''));
  const built = openPage(page, html, page.address === emptyPage ? '' : undefined);
  writeFileAtomic(target, html);
  for (const reader of readers) reader.read?.(built);
};

/**
 * The one pass over the pages of a build: each is read once, completed, written once and in one step,
 * and handed to all readers.
 *
 * @throws when pages cannot be published, with their addresses: one without its file or `<main>`, or one
 *   that a reader can't take
 */
export const passOverPages = async (site: BuiltSite, steps: readonly PageStep[]): Promise<void> => {
  const readers: PageReader[] = [];
  for (const step of steps) readers.push(await step(site));
  const problems: string[] = [];
  for (const page of site.pages) {
    try {
      passPage(site, page, readers);
    } catch (error) {
      problems.push(`  ${page.address}: ${reasonOf(error)}`);
    }
  }
  if (problems.length > 0) {
    const rest = problems.length - SHOWN_PROBLEMS;
    throw new Error(
      [
        `Pages that cannot be published (${problems.length}):`,
        ...problems.slice(0, SHOWN_PROBLEMS),
        ...(rest > 0 ? [`  and ${rest} more.`] : []),
      ].join('\n'),
    );
  }
  for (const reader of readers) await reader.end?.();
};
