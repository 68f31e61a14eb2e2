// Options in prose that neither the toolkit nor the page has.
import type {Nodes} from 'mdast';
import {nearest} from 'embedded-docs-search/nearest';
import type {Finding} from 'mdx-docs-checker/findings';
import {bareName} from 'mdx-docs-checker/names';

import type {Page} from '../../../src/content/page';
import {loadCommandFlags} from '../../../src/toolkit-api/cli/loadFlags';
import {loadModel} from '../../../src/toolkit-api/loadApi';
import {publishedNames} from '../names/publishedNames';

const WORD = /[A-Za-z_$][\w$]*/gu;

/** Options that other programs, older versions or the readers' own code have, by page. */
const OF_OTHERS: readonly {readonly pages: RegExp; readonly names?: readonly string[]}[] = [
  // Code that isn't in a package: the Recorder and the templates are repositories of their own.
  {pages: /^(?:docs\/recorder\/|src\/pages\/templates\/)/u},
  // What a version had when it came out.
  {pages: /^(?:blog\/|docs\/lambda\/changelog\.mdx$)/u},
  {pages: /^docs\/authoring-packages\.mdx$/u, names: ['paddingInPixels']},
  {pages: /^docs\/contributing\/feature\.mdx$/u, names: ['delayInSeconds', 'widthInPixels']},
  // Of this site: a word of fences, a key of front matter, and a setting.
  {
    pages: /^docs\/contributing\/(?:docs|_fence-words|_front-matter)\.mdx$/u,
    names: ['showLineNumbers', 'wrapperClassName', 'showLaterChanges'],
  },
  // A curve of easings.net.
  {pages: /^docs\/easing\.mdx$/u, names: ['easeOutQuad']},
  // Of later versions.
  {pages: /^docs\/licensing\/index\.mdx$/u, names: ['licenseKey']},
  // Google Cloud.
  {pages: /^docs\/cloudrun\/getorcreatebucket\.mdx$/u, names: ['allUsers']},
  {pages: /^docs\/cloudrun\/messages\.mdx$/u, names: ['refreshTokenNoCache']},
  // A chunk of WAV files, and an option of Vite.
  {pages: /^docs\/media-parser\/errors\.mdx$/u, names: ['iXML', 'optimizeDeps']},
  // Electron Builder, Vercel, and Yarn.
  {
    pages: /^docs\/troubleshooting\/tool-errors\.mdx$/u,
    names: ['asarUnpack', 'maxDuration', 'packageExtensions'],
  },
  // Next.js.
  {pages: /^docs\/troubleshooting\/browser-launch\.mdx$/u, names: ['serverExternalPackages']},
  // Next.js and Webpack.
  {
    pages: /^docs\/troubleshooting\/bundler-errors\.mdx$/u,
    names: ['runtimeChunk', 'serverExternalPackages', 'splitChunks'],
  },
  // Puppeteer.
  {pages: /^docs\/troubleshooting\/browser-launch\.mdx$/u, names: ['protocolTimeout']},
  // Jest.
  {
    pages: /^docs\/troubleshooting\/setup-errors\.mdx$/u,
    names: ['moduleNameMapper', 'transformIgnorePatterns'],
  },
  // esbuild.
  {pages: /^docs\/troubleshooting\/bundling-bundle\.mdx$/u, names: ['keepNames']},
  // Rive.
  {pages: /^docs\/rive\/remotionrivecanvas\.mdx$/u, names: ['cdnUuid']},
  // MP4Box.js.
  {pages: /^docs\/media-parser\/migrate\.mdx$/u, names: ['onSamples']},
];

const isOfOthers = (file: string, name: string): boolean =>
  OF_OTHERS.some(({pages, names}) => pages.test(file) && (names?.includes(name) ?? true));

/** What names in prose are compared with. */
export interface OptionNames {
  /** Names of exports, options, fields, their types and flags. */
  readonly ofToolkit: ReadonlySet<string>;
  /** Whether the code of a package or a platform has a name, wherever. */
  readonly isPublished: (name: string) => boolean;
}

/** All names in the types of the toolkit. */
export const readOptionNames = (root: string): OptionNames => {
  const ofToolkit = new Set<string>();
  const visit = (value: unknown, key?: string): void => {
    if (typeof value === 'string') {
      if (key === 'name' || key === 'type' || key === 'signature') {
        for (const name of value.match(WORD) ?? []) ofToolkit.add(name);
      }
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, key);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) visit(item, name);
    }
  };
  visit(loadModel(root).entries);
  for (const flag of Object.values(loadCommandFlags(root)).flat()) ofToolkit.add(flag);
  const published = publishedNames(root);
  return {ofToolkit, isPublished: (name) => published.has(bareName(name))};
};

const CALLED = '(?:option|prop|property|parameter|argument|callback)';

/** A word that the text calls an option, on either side of it. */
const AS_OPTION = new RegExp(
  `\`([a-z]\\w*)\\??\` ${CALLED}\\b|\\b${CALLED} \`([a-z]\\w*)\\??\``,
  'gu',
);

interface Mention {
  readonly name: string;
  readonly line: number;
  readonly isCalledOption: boolean;
}

const mentionsIn = (nodes: readonly Nodes[], text: string): Mention[] => {
  const lines = text.split('\n');
  const called = lines.flatMap((content, index) =>
    [...content.matchAll(AS_OPTION)].map(([, before, after]) => ({
      name: before ?? after ?? '',
      line: index + 1,
      isCalledOption: true,
    })),
  );
  const camelCase = nodes.flatMap((node) => {
    const name = node.type === 'inlineCode' ? /^([a-z]+[A-Z]\w*)\??$/u.exec(node.value)?.[1] : '';
    return name ? [{name, line: node.position?.start.line ?? 1, isCalledOption: false}] : [];
  });
  const known = new Set(called.map(({name, line}) => `${line} ${name}`));
  return [...called, ...camelCase.filter(({name, line}) => !known.has(`${line} ${name}`))];
};

/**
 * Finds names that the text calls an option, or that are written as options are, and that neither the toolkit
 * nor a platform nor the page's own code has.
 */
export const optionFindings = (
  {file, text, fences, headings}: Pick<Page, 'file' | 'text' | 'fences' | 'headings'>,
  nodes: readonly Nodes[],
  {ofToolkit, isPublished}: OptionNames,
): Finding[] => {
  const own = new Set(
    [...fences.map(({code, meta}) => code + JSON.stringify(meta)), ...headings.map((h) => h.text)]
      .join('\n')
      .match(WORD),
  );
  return mentionsIn(nodes, text)
    .filter(
      ({name, isCalledOption}) =>
        !ofToolkit.has(name) &&
        !own.has(name) &&
        (isCalledOption || !isPublished(name)) &&
        !isOfOthers(file, name),
    )
    .map(({name, line}) => {
      const near = nearest(name, ofToolkit);
      return {
        file,
        line,
        code: 'option',
        message: `neither the toolkit nor this page's code has "${name}"`,
        todo: `${near ? `write \`${near}\`` : 'name an option that the types have'}, or show the code that has it; options of other programs are listed in scripts/lib/authoring/options.ts`,
      };
    });
};
