import fs from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {filesIn} from '../../content/files';
import {archiveName, listName, twinAddress} from './address';
import {createLists} from './lists';
import {docSections, sectionsOf, type Section} from './sections';
import {openResults} from '../keptResults';
import {hashOf} from '../../content/kept';
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

/** How many pages the message about a failed build names. */
const shownProblems = 10;

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
 * Writes a Markdown twin beside each page, made from its HTML, and what leads assistants there: lists
 * of all pages, their texts, an archive, and a line at the top of each page.
 */
export const markdownTwinsPlugin = ({siteDir, siteConfig, baseUrl}: LoadContext): Plugin => {
  const root = siteConfig.url + baseUrl;
  const version = versionOf(siteDir);
  let docs: Section[] = [];

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
          attributes: {hidden: true},
          innerHTML:
            'For a Markdown version of this page, add .md to its address. ' +
            `All pages are listed in <a href="${baseUrl}${listName}">${baseUrl}${listName}</a>.`,
        },
      ],
    }),
    postBuild: async ({outDir, routesPaths}) => {
      const write = await loadWriter();
      const pages = [...new Set(routesPaths)].flatMap((pathname) => {
        const place = pathname.slice(baseUrl.length);
        const file = path.join(outDir, place, 'index.html');
        return fs.existsSync(file) ? [{pathname, file, place: twinAddress(place)}] : [];
      });
      const addresses = new Map(
        pages.map(({pathname, place}) => [withoutSlash(pathname), root + place]),
      );
      const settings = {siteTitle: siteConfig.title, root, version, twins: addresses};
      const results = openResults<string>(
        siteDir,
        'markdown-twins',
        filesIn(__dirname).map((file) => path.join(__dirname, file)),
      );
      // Links become those to the twins.
      const links = hashOf([root, ...[...addresses].flat()]);
      const keep: Keep = (input, make) => {
        const id = hashOf([links, input]);
        const known = results.get(id);
        if (known !== undefined) return known;
        const made = make();
        results.set(id, made);
        return made;
      };
      const twins: Twin[] = [];
      const problems: string[] = [];
      const files = new Map<string, string>();
      for (const {pathname, file, place} of pages) {
        try {
          const twin = createTwin(fs.readFileSync(file, 'utf8'), pathname, settings, write, keep);
          if (!twin) continue;
          twins.push(twin);
          files.set(place, twin.markdown);
        } catch (error) {
          problems.push(error instanceof Error ? error.message : String(error));
        }
      }
      if (problems.length > 0) {
        throw new Error(
          `${String(problems.length)} pages cannot be written as Markdown:\n` +
            problems.slice(0, shownProblems).join('\n'),
        );
      }
      results.save();
      const sections = sectionsOf(docs, pages.map(({pathname}) => pathname).sort(), baseUrl);
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
};
