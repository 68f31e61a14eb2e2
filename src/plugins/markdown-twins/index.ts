import fs from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {addPageStep} from '../built-pages/steps';
import {archiveName, listName, twinAddress} from '../../content/twinAddress';
import {createLists} from './lists';
import {docSections, sectionsOf, type Section} from './sections';
import {openCache} from '../../content/diskCache';
import {createTwin, loadWriter, withoutSlash, type Keep, type Twin} from './twin';

/** What assistants read first, below the base URL. */
const firstPages = [
  'docs/',
  'docs/the-fundamentals',
  'docs/animating-properties',
  'docs/composition',
  'docs/sequence',
  'docs/render',
  'docs/api',
  'docs/troubleshooting',
  'docs/ai/kit',
];

/** Whether a page has a twin: the one for unknown addresses has none of its own. */
const hasTwin = (file: string): boolean => file.endsWith('index.html');

const versionOf = (siteDir: string): string => {
  const {dependencies} = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as {dependencies: {remotion: string}};
  return dependencies.remotion;
};

/** Packs files into a folder; the dates in it are the same in each build. */
const pack = (folder: string, files: ReadonlyMap<string, string>): Uint8Array => {
  const encoder = new TextEncoder();
  return zipSync(
    Object.fromEntries(
      [...files].map(([file, content]) => [`${folder}/${file}`, encoder.encode(content)]),
    ),
    {mtime: '1980-01-01T00:00:00'},
  );
};

const writeFiles = (outDir: string, files: ReadonlyMap<string, string | Uint8Array>): void => {
  for (const [file, content] of files) {
    const target = path.join(outDir, file);
    if (fs.existsSync(target)) {
      throw new Error(
        `The build makes ${file}: rename the file in static/ that has the same path.`,
      );
    }
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, content);
  }
};

/**
 * The Markdown of earlier builds.
 *
 * @param links changes with the addresses that links become
 */
const openTwins = (siteDir: string, links: string): Keep => {
  const tools = [__dirname, path.join(__dirname, '../built-pages')];
  const cache = openCache<string>(siteDir, 'markdown-twins', tools);
  return (input, make) => {
    const known = cache.get([links, input]);
    if (known !== undefined) return known;
    const made = make();
    cache.set([links, input], made);
    return made;
  };
};

/**
 * Writes a Markdown twin beside each page, made from its HTML, and what leads assistants there: lists
 * of all pages, their texts, an archive, and a line at the top of each page.
 */
export const markdownTwinsPlugin = (context: LoadContext): Plugin => {
  const {siteDir, siteConfig, baseUrl} = context;
  const root = siteConfig.url + baseUrl;
  const version = versionOf(siteDir);
  let docs: Section[] = [];

  addPageStep(context, async ({outDir, pages, emptyPage}) => {
    const write = await loadWriter();
    const places = new Map(
      pages
        .filter(({file, address}) => hasTwin(file) && address !== emptyPage)
        .map(({address}) => [address, twinAddress(address.slice(baseUrl.length))]),
    );
    const addresses = new Map(
      [...places].map(([pathname, place]) => [withoutSlash(pathname), root + place]),
    );
    const settings = {siteTitle: siteConfig.title, root, version, twins: addresses};
    const keep = openTwins(siteDir, JSON.stringify([root, ...addresses]));
    const twins: Twin[] = [];
    const files = new Map<string, string>();
    return {
      read: (page) => {
        const place = places.get(page.address);
        if (place === undefined) return;
        const twin = createTwin(page, settings, write, keep);
        twins.push(twin);
        files.set(place, twin.markdown);
      },
      end: () => {
        const sections = sectionsOf(docs, [...places.keys()].sort(), baseUrl);
        const lists = createLists(sections, twins, {
          title: siteConfig.title,
          tagline: siteConfig.tagline,
          version,
          root,
          archive: archiveName,
          first: firstPages.map((place) => baseUrl + place),
        });
        for (const [file, content] of lists) files.set(file, content);
        const inArchive = [...files].filter(([file]) => file === listName || file.endsWith('.md'));
        writeFiles(
          outDir,
          new Map<string, string | Uint8Array>(files).set(
            archiveName,
            pack(`remotion-docs-${version}`, new Map(inArchive)),
          ),
        );
      },
    };
  });

  return {
    name: 'markdown-twins',
    // oxlint-disable-next-line typescript/require-await -- the hook is typed as async
    allContentLoaded: async ({allContent}) => {
      docs = docSections(allContent);
    },
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'p',
          // Converters leave out what is `hidden`. Screen readers skip this one: it isn't for people.
          attributes: {class: 'visually-hidden', 'aria-hidden': 'true'},
          innerHTML:
            'For a Markdown version of this page, add .md to its address. ' +
            `All pages are listed in ${baseUrl}${listName}.`,
        },
      ],
    }),
  };
};
