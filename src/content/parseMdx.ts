import path from 'node:path';

import type {Root} from 'mdast';
import {createMdxParser} from 'mdx-docs-checker/page';

import {openCache} from './diskCache';

const root = path.resolve(__dirname, '../..');

/** Parses a page's source as the build does, and keeps trees for later runs. */
export const parseMdx = createMdxParser(openCache<Root>(root, 'trees', []));
