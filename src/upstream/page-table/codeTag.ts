import type {Tags} from '../html/completeHead';
import {codeMeta} from './codeMeta';
import type {PageChunksPlugin} from './pageChunks';
import {readTable} from './readTable.cjs';

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** In each docs page, a tag that tells what it is and where its own code is; ownPage.ts reads it. */
export const codeTag = (chunks: PageChunksPlugin, generatedFilesDir: string): Tags => {
  const {rows} = readTable(generatedFilesDir);
  const pages = new Map(rows.map((row, index) => [withoutSlash(row.path), {...row, index}]));
  return ({address}) => {
    const page = pages.get(withoutSlash(address));
    const code = page && chunks.codeOf(page.index);
    if (!code) return '';
    const content = [code.own, page.path, page.id, page.sidebar, ...code.shared].join(' ');
    return `<meta name="${codeMeta}" content="${content}">`;
  };
};
