import {entryPageMeta} from '../entryPageMeta.ts';
import type {PageChunksPlugin} from './pageChunks.ts';
import {readDocRoutes} from './readDocRoutes.cjs';

/** Tags for the head of the page at an address, which has the base URL. */
export type PageTags = (page: {readonly address: string}) => string;

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** In each docs page, a tag that tells what it is and where its own code is; entryPage.ts reads it. */
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
