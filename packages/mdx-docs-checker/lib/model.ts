// The model of a page: what checks take from its text.
import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';

import {createFenceGrammar, type FenceGrammar, type FenceMetaOf} from './fenceGrammar';
import {readFences, type Fence} from './fences';
import {filesIn, isMarkdown, normalized} from './files';
import {readFrontMatter, type FrontMatter, type PageProblem} from './frontMatter';
import {readHeadings, type Heading} from './headings';
import type {Link} from './link';
import {readLinks} from './readLinks';
import {idsIn} from './ids';
import {createMdxParser} from './parseMdx';
import {readSample, type Sample} from './sampleOf';
import type {RESULT_WORDS} from './resultWords';
import {SAMPLE_WORDS} from './sampleWords';
import {nodesOf} from './tree';

/** The words that checks read; those of results are there if a check adds them to the grammar. */
type Words = typeof SAMPLE_WORDS & typeof RESULT_WORDS;

/** A sample, and how it's executed, if a check does. */
interface PageSample extends Sample {
  readonly run?: boolean;
  /** The message of the error that executing it throws. */
  readonly throws?: string;
}

/** A page, with the positions of everything in it. Lines and columns count from 1. */
export interface Page {
  /** From the project's root, with forward slashes: `docs/timers.mdx`. */
  readonly file: string;
  /** With `\n` line endings. */
  readonly text: string;
  readonly frontMatter: FrontMatter;
  readonly headings: readonly Heading[];
  /** What links can point to: ids of headings and elements. */
  readonly ids: readonly string[];
  readonly links: readonly Link[];
  readonly fences: readonly Fence<FenceMetaOf<Words>>[];
  /** The fences that can be compiled. */
  readonly samples: readonly PageSample[];
  /** Set if the text isn't valid MDX or YAML; nothing else is known about the page then. */
  readonly problem?: PageProblem;
  readonly tree?: Root;
}

/** Turns files into pages. */
export type PageReader = (file: string, source: string) => Promise<Page>;

const unread = {headings: [], ids: [], links: [], fences: [], samples: []};

const pageSample = (file: string, fence: Fence<FenceMetaOf<Words>>): PageSample | undefined => {
  const sample = readSample(file, fence);
  const {run, throws} = fence.meta;
  return sample && {...sample, ...(run && {run}), ...(throws !== undefined && {throws})};
};

/**
 * Creates a reader of pages.
 *
 * @param words further words that may follow the language of a fence; others are findings
 */
export const createPageReader = (
  words: Parameters<typeof createFenceGrammar>[0] = {},
): PageReader => {
  const parse = createMdxParser();
  // Checks read these words only.
  const grammar: FenceGrammar<Words> = createFenceGrammar({
    ...words,
    ...SAMPLE_WORDS,
  });
  return async (file, source) => {
    const text = normalized(source);
    const {frontMatter, problem} = readFrontMatter(text);
    if (problem) return {...unread, file, text, frontMatter, problem};
    const tree = await parse(text);
    if ('reason' in tree) return {...unread, file, text, frontMatter, problem: tree};
    const headings = readHeadings(tree, text);
    const fences = readFences(tree, text, grammar.parse);
    return {
      file,
      text,
      frontMatter,
      headings,
      ids: [...headings.map(({id}) => id), ...idsIn(nodesOf(tree))],
      links: readLinks(tree, text),
      fences,
      samples: fences.flatMap((fence) => pageSample(file, fence) ?? []),
      tree,
    };
  };
};

/**
 * The Markdown and MDX files in some folders, as sorted paths from the root with forward slashes.
 *
 * @throws if a folder has none, because its name is probably wrong
 */
export const findPages = (root: string, places: readonly string[]): string[] => {
  const files = places.flatMap((place) => {
    const full = path.join(root, place);
    const stats = fs.statSync(full, {throwIfNoEntry: false});
    const found = stats?.isFile()
      ? [place]
      : filesIn(full)
          .filter((file) => isMarkdown(file) && !file.split('/').includes('node_modules'))
          .map((file) => path.posix.join(place, file));
    if (found.length === 0) {
      throw new Error(`There is no page in "${place}": correct \`pages\` in the configuration.`);
    }
    return found;
  });
  return [...new Set(files)].sort();
};
