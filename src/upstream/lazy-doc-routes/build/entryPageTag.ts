import type {Tags} from '../../html/completeHead';
import {entryPageMeta} from '../entryPageMeta';
import type {PageChunksPlugin} from './pageChunks';
import {readDocRoutes} from './readDocRoutes.cjs';

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** In each docs page, a tag that tells what it is and where its own code is; entryPage.ts reads it. */
export const entryPageTag = (chunks: PageChunksPlugin, generatedFilesDir: string): Tags => {
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
