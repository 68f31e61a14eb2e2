import {zipSync} from 'fflate';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  createMarkdownReader,
  docSections,
  hintText,
  libraryFolder,
  writeFiles,
  type Section,
} from 'docusaurus-markdown-pages';
import {listName} from 'docusaurus-markdown-pages/address';

import {addPageStep} from 'docusaurus-markdown-pages/built-pages';
import {archiveName} from '../../content/docsArchive';
import {openCache} from '../../content/diskCache';
import {withoutSlash} from '../../content/inventory';
import {TOOLKIT_VERSION} from '../../config/toolkit';
import {emptyPageOf} from '../built-pages/emptyPage';
import {siteHandlers} from './blocks';
import {siteSections} from './siteSections';

/** What assistants read first, below the base URL. */
const firstPages = [
  'docs',
  'docs/the-fundamentals',
  'docs/animating-properties',
  'docs/composition',
  'docs/sequence',
  'docs/render',
  'docs/api',
  'docs/ai/kit',
];

/** Whether a page has a twin: the one for unknown addresses has none of its own. */
const hasTwin = (file: string): boolean => file.endsWith('index.html');

/** Packs files into a folder; the dates in it are the same in each build. */
const pack = (folder: string, files: Iterable<[string, string]>): Uint8Array => {
  const encoder = new TextEncoder();
  return zipSync(
    Object.fromEntries(
      [...files].map(([file, content]) => [`${folder}/${file}`, encoder.encode(content)]),
    ),
    {mtime: '1980-01-01T00:00:00'},
  );
};

/**
 * Writes a Markdown twin beside each page, made from its HTML, and what leads assistants there: lists
 * of all pages, their texts, an archive, and a line at the top of each page.
 */
export const markdownTwinsPlugin = (context: LoadContext): Plugin => {
  const {siteDir, siteConfig, baseUrl} = context;
  let docs: Section[] = [];

  addPageStep(context, async ({outDir, pages: files}) => {
    const emptyPage = emptyPageOf(context);
    const pages = files
      .filter(({file, address}) => hasTwin(file) && address !== emptyPage)
      .map(({address}) => address);
    const paths = new Set(pages.map(withoutSlash));
    const reader = await createMarkdownReader({
      site: {...siteConfig, baseUrl},
      pages,
      docs,
      options: {
        version: TOOLKIT_VERSION,
        sections: siteSections,
        splitLists: true,
        // Copies of the site may have some of its pages only.
        firstPages: firstPages.filter((place) => paths.has(baseUrl + place)),
        note: `All pages in one archive: ${siteConfig.url}${baseUrl}${archiveName}`,
        handlers: siteHandlers,
      },
      cache: openCache<string>(siteDir, 'markdown-twins', [__dirname, libraryFolder]),
    });
    return {
      read: reader.read,
      end: () => {
        const made = reader.end();
        const packed = [...made].filter(([file]) => file === listName || file.endsWith('.md'));
        const archive = pack(`remotion-docs-${TOOLKIT_VERSION}`, packed);
        writeFiles(outDir, new Map<string, string | Uint8Array>(made).set(archiveName, archive));
      },
    };
  });

  return {
    name: 'markdown-twins',
    // oxlint-disable-next-line typescript/require-await -- the hook is typed as async
    allContentLoaded: async ({allContent}) => {
      docs = docSections(allContent, siteSections);
    },
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'p',
          // Converters leave out what is `hidden`. Screen readers skip this one: it isn't for people.
          attributes: {class: 'visually-hidden', 'aria-hidden': 'true'},
          innerHTML: hintText(baseUrl),
        },
      ],
    }),
  };
};
