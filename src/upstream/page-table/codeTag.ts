import type {Tags} from '../html/completeHead';
import {codeMeta} from './codeMeta';
import type {PageChunksPlugin} from './pageChunks';
import {readTable} from './readTable.cjs';

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** In each docs page, a tag that tells where its own code is; loadPage.ts reads it. */
export const codeTag = (chunks: PageChunksPlugin, generatedFilesDir: string): Tags => {
  const {rows} = readTable(generatedFilesDir);
  const indexes = new Map(rows.map((row, index) => [withoutSlash(row.path), index]));
  return ({address}) => {
    const index = indexes.get(withoutSlash(address));
    const code = index === undefined ? undefined : chunks.codeOf(index);
    return code === undefined ? '' : `<meta name="${codeMeta}" content="${code}">`;
  };
};
