// One pass over the finished pages of a build, in which all plugins that read or change them take part.
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {openPage, wrapperOf} from './html';
import {PageProblems} from './pageProblems';
import {
  passOf,
  type BuiltSite,
  type PageFile,
  type PageReader,
  type PageStep,
  type PassOptions,
} from './pageSteps';

export type {BuiltPage, BuiltSite, PageFile, PageReader, PageStep, PassOptions} from './pageSteps';

/**
 * The HTML files of a build's routes, each once.
 *
 * @param trailingSlash as in Docusaurus's configuration
 */
export const pageFiles = (
  routes: readonly string[],
  baseUrl: string,
  trailingSlash?: boolean,
): PageFile[] =>
  [...new Set(routes)].map((address) => {
    const place = address.slice(baseUrl.length);
    if (place.endsWith('.html')) return {address, file: place};
    const isFile = trailingSlash === false && place !== '' && !place.endsWith('/');
    return {address, file: isFile ? `${place}.html` : path.posix.join(place, 'index.html')};
  });

/** Writes a file in one step, so that who reads beside the pass never sees a part of it. */
const writeWhole = (file: string, bytes: Uint8Array): void => {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, bytes);
  fs.renameSync(draft, file);
};

const headEnd = /<\/head>|<body[\s>]/;

/** A page with tags at the end of its head, whose closing tag the minimizer may have left out. */
const appendTags = (html: string, tags: string): string => {
  if (tags === '') return html;
  if (!headEnd.test(html)) throw new Error('it has neither </head> nor <body>.');
  return html.replace(headEnd, (end) => tags + end);
};

/** Completes one page and has it read; returns its HTML. */
const completePage = (
  {outDir}: BuiltSite,
  page: PageFile,
  readers: readonly PageReader[],
  {completeHead = appendTags, withoutMain = (_, html) => wrapperOf(html)}: PassOptions,
): string => {
  const target = path.join(outDir, page.file);
  if (!fs.existsSync(target)) throw new Error('it has no HTML file.');
  const written = fs.readFileSync(target, 'utf8');
  const tags = readers.map((reader) => reader.tags?.({...page, html: written}) ?? '');
  const html = completeHead(written, tags.join(''));
  const built = openPage(page, html, withoutMain(page, html));
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
  writeWhole(path.join(outDir, page.file), bytes);
  return Promise.all(readers.flatMap((reader) => reader.written?.(page, bytes) ?? []));
};

/**
 * The one pass over the pages of a build: each is read once, completed, handed to all readers, and written
 * once and in one step. Those with a last change wait for it in memory.
 *
 * @throws when pages cannot be published, with their addresses: one without its file or `<main>`, or one
 *   that a reader can't take
 */
export const passOverPages = async (
  site: BuiltSite,
  steps: readonly PageStep[],
  options: PassOptions = {},
): Promise<void> => {
  const readers: PageReader[] = [];
  for (const step of steps) readers.push(await step(site));
  const problems = new PageProblems('Pages that cannot be published');
  const written: Promise<unknown>[] = [];
  const waiting: (() => void)[] = [];
  for (const page of site.pages) {
    problems.attempt(page.address, () => {
      const html = completePage(site, page, readers, options);
      const changes = readers.flatMap((reader) => reader.last?.(page) ?? []);
      const write = (): void => {
        const final = changes.reduce((text, change) => change(text), html);
        written.push(writePage(site, page, final, readers));
      };
      if (changes.length === 0) write();
      else
        waiting.push(() => {
          problems.attempt(page.address, write);
        });
    });
  }
  for (const write of waiting) write();
  await Promise.all(written);
  problems.end();
  for (const reader of readers) await reader.end?.();
};

/** Sets what a site decides about the pass; before the build writes its pages. */
export const configurePass = (context: LoadContext, options: PassOptions): void => {
  passOf(context).options = options;
};

/**
 * Has a plugin take part in the one pass over the finished pages. A `postBuild` hook that reads or writes
 * HTML can't do that on its own: Docusaurus runs those of all plugins side by side.
 *
 * @param context what Docusaurus calls the plugin with
 * @returns the plugin's `postBuild` hook: the first one that runs makes the pass, and all wait for its end
 */
export const addPageStep = (
  context: LoadContext,
  step: PageStep,
): ((...props: Parameters<NonNullable<Plugin['postBuild']>>) => Promise<void>) => {
  const pass = passOf(context);
  pass.steps.push(step);
  return ({outDir, baseUrl, routes, routesPaths}) =>
    (pass.done ??= passOverPages(
      {
        outDir,
        pages: pageFiles(routesPaths, baseUrl, context.siteConfig.trailingSlash),
        routes,
      },
      pass.steps,
      pass.options,
    ));
};
