import fs from 'node:fs';
import path from 'node:path';

import {contentFiles} from '../../../scripts/lib/content';

/** A fenced block as it stands in a page. */
export interface Fence {
  /** `docs/spring.mdx:12` */
  place: string;
  language: string;
  meta: string;
  code: string;
}

const fence = /^([ \t]*)(`{3,})([^\s`]*)([^\n`]*)\n([\s\S]*?)^\1\2[ \t]*$/gm;

/** Finds the fenced blocks of a page; `file` is only for the places. */
export const fencesOf = (file: string, markdown: string): Fence[] =>
  [...markdown.matchAll(fence)].map(
    ({index, 1: indent = '', 3: language = '', 4: meta = '', 5: code = ''}) => ({
      place: `${file}:${markdown.slice(0, index).split('\n').length}`,
      language: language || 'text',
      meta: meta.trim(),
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );

/** The fenced blocks of all pages of the site. */
export const contentFences = (root: string): Fence[] =>
  contentFiles(root).flatMap((file) =>
    fencesOf(file, fs.readFileSync(path.join(root, file), 'utf8')),
  );
