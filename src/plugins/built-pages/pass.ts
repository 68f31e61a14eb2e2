import fs from 'node:fs';
import path from 'node:path';
import {openPage} from 'docusaurus-markdown-pages/html';

import {writeFileAtomic} from '../../content/diskCache';
import {completeHead} from '../../upstream/html/completeHead';
import type {BuiltSite, PageFile, PageReader, PageStep} from './steps';

/** How many problems the message about a failed build names. */
const SHOWN_PROBLEMS = 10;

/** The file that the framework writes for a route. */
const fileOf = (place: string): string =>
  place.endsWith('.html') ? place : path.posix.join(place, 'index.html');

/** The HTML files of a build's routes, each once. */
export const pageFiles = (routes: readonly string[], baseUrl: string): PageFile[] =>
  [...new Set(routes)].map((address) => ({address, file: fileOf(address.slice(baseUrl.length))}));

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Completes one page and has it read; returns its HTML. */
const completePage = (
  {outDir, emptyPage}: BuiltSite,
  page: PageFile,
  readers: readonly PageReader[],
): string => {
  const target = path.join(outDir, page.file);
  if (!fs.existsSync(target)) throw new Error('it has no HTML file.');
  const written = fs.readFileSync(target, 'utf8');
  const tags = readers.map((reader) => reader.tags?.({...page, html: written}) ?? '');
  const html = completeHead(written, tags.join(''));
  const built = openPage(page, html, page.address === emptyPage ? '' : undefined);
  for (const reader of readers) reader.read?.(built);
  return html;
};

const writePage = (
  {outDir}: BuiltSite,
  page: PageFile,
  html: string,
  readers: readonly PageReader[],
): Promise<unknown> => {
  const bytes = new TextEncoder().encode(html);
  writeFileAtomic(path.join(outDir, page.file), bytes);
  return Promise.all(readers.flatMap((reader) => reader.written?.(page, bytes) ?? []));
};

/**
 * The one pass over the pages of a build: each is read once, completed, handed to all readers, and written
 * once and in one step. Those with a last change wait for it in memory.
 *
 * @throws when pages cannot be published, with their addresses: one without its file or `<main>`, or one
 *   that a reader can't take
 */
export const passOverPages = async (site: BuiltSite, steps: readonly PageStep[]): Promise<void> => {
  const readers: PageReader[] = [];
  for (const step of steps) readers.push(await step(site));
  const problems: string[] = [];
  const attempt = (page: PageFile, work: () => void): void => {
    try {
      work();
    } catch (error) {
      problems.push(`  ${page.address}: ${reasonOf(error)}`);
    }
  };
  const written: Promise<unknown>[] = [];
  const waiting: (() => void)[] = [];
  for (const page of site.pages) {
    attempt(page, () => {
      const html = completePage(site, page, readers);
      const changes = readers.flatMap((reader) => reader.last?.(page) ?? []);
      const write = (): void => {
        const final = changes.reduce((text, change) => change(text), html);
        written.push(writePage(site, page, final, readers));
      };
      if (changes.length === 0) write();
      else
        waiting.push(() => {
          attempt(page, write);
        });
    });
  }
  for (const write of waiting) write();
  await Promise.all(written);
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
