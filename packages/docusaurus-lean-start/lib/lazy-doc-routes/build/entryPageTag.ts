import {entryPageMeta} from '../entryPageMeta.ts';
import type {PageChunksPlugin} from './pageChunks.ts';
import {readDocRoutes} from './readDocRoutes.cjs';

/** Returns the tags for the head of the page at an address, which includes the base URL. */
export type PageTags = (page: {readonly address: string}) => string;

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** Adds a tag to each docs page that says what it is and where its own code is; entryPage.ts reads it. */
export const entryPageTag = (chunks: PageChunksPlugin, generatedFilesDir: string): PageTags => {
  const {rows} = readDocRoutes(generatedFilesDir);
  const pages = new Map(rows.map((row, index) => [withoutSlash(row.path), {...row, index}]));
  return ({address}) => {
    const page = pages.get(withoutSlash(address));
    const code = page && chunks.codeOf(page.index);
    if (!code) return '';
    const content = [code.own, page.path, page.id, page.sidebar, ...code.shared].join(' ');
    return `<meta name="${entryPageMeta}" content="${content}">`;
  };
};
