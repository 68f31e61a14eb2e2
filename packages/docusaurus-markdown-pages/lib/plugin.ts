// The plugin for a site where nothing else goes over the finished pages.
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {openPage, wrapperOf, type PageHtml} from './html';
import {PageProblems} from './pageProblems';
import {parseOptions, type PluginOptions} from './options';
import {createMarkdownReader, hintText} from './reader';
import {docSections, type Section} from './sections';
import type {TwinSource} from './twin';
import {writeFiles} from './writeFiles';

const packageName = 'docusaurus-markdown-pages';

/**
 * Hides the line from people. It can't be `hidden`, because programs that convert a page to text leave that
 * out.
 */
const unseen = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';

/** Reads the file that Docusaurus has written for a route. */
const readRoute = (outDir: string, address: string, baseUrl: string): TwinSource & PageHtml => {
  const place = address.slice(baseUrl.length).replace(/\/$/u, '');
  // The second is that of `trailingSlash: false`.
  const file = [path.join(place, 'index.html'), `${place}.html`]
    .map((candidate) => path.join(outDir, candidate))
    .find((candidate) => fs.existsSync(candidate));
  if (file === undefined) throw new Error('it has no HTML file.');
  const html = fs.readFileSync(file, 'utf8');
  return openPage({address}, html, wrapperOf(html));
};

/** The pages that get a Markdown version: all except the 404 page and the ignored ones. */
const pagesOf = async (
  routesPaths: readonly string[],
  {ignorePatterns = []}: PluginOptions,
): Promise<string[]> => {
  const {createMatcher} = await import('@docusaurus/utils');
  const isIgnored = createMatcher([...ignorePatterns]);
  return [...new Set(routesPaths)].filter(
    (address) => !address.endsWith('.html') && !isIgnored(address),
  );
};

/**
 * Writes a Markdown version next to each page of a build, converted from its HTML, and lists of them for
 * assistants.
 */
export const markdownPagesPlugin = (
  {baseUrl, siteConfig}: LoadContext,
  options: PluginOptions,
): Plugin => {
  let docs: Section[] = [];
  return {
    name: packageName,
    // oxlint-disable-next-line typescript/require-await -- the hook is typed as async
    allContentLoaded: async ({allContent}) => {
      docs = docSections(allContent, options.sections);
    },
    injectHtmlTags: () =>
      options.hint === false
        ? {}
        : {
            preBodyTags: [
              {
                tagName: 'p',
                attributes: {style: unseen, 'aria-hidden': 'true'},
                innerHTML: hintText(baseUrl),
              },
            ],
          },
    postBuild: async ({outDir, routesPaths}) => {
      const pages = await pagesOf(routesPaths, options);
      const reader = await createMarkdownReader({
        site: {...siteConfig, baseUrl},
        pages,
        docs,
        options,
        warn: (line) => {
          console.warn(`[${packageName}] ${line}`);
        },
      });
      const problems = new PageProblems('Pages that cannot be converted to Markdown');
      for (const address of pages) {
        problems.attempt(address, () => {
          reader.read(readRoute(outDir, address, baseUrl));
        });
      }
      problems.end();
      writeFiles(outDir, reader.end());
    },
  };
};

/** Called by Docusaurus with the options from the site's configuration. */
export const validateOptions = ({options}: {options: unknown}): PluginOptions =>
  parseOptions(options);
