import type {LoadContext, Plugin} from '@docusaurus/types';
import {addPageStep} from 'docusaurus-markdown-pages/built-pages';

import {messageGroupIds, type MessageEntry} from '../../errors/messageEntries';
import {createLateData} from '../lateData';
import {writeAddressPages} from './addressPages';
import {published, readEntries} from './readEntries';

const name = 'error-index';

/**
 * Lists the messages that docs pages quote, a file for each section of the index of errors, and gives each
 * message an address of its own.
 */
export const errorIndexPlugin = (context: LoadContext): Plugin => {
  const {siteConfig, baseUrl} = context;
  let reading: Promise<MessageEntry[]> | undefined;
  addPageStep(context, ({outDir}) => ({
    end: async () => {
      const entries = (await reading) ?? [];
      writeAddressPages(outDir, entries, published, {url: siteConfig.url, baseUrl});
    },
  }));
  return {
    name,
    allContentLoaded: async ({allContent, actions}) => {
      reading = undefined;
      const read = (): Promise<MessageEntry[]> =>
        (reading ??= readEntries(context.siteDir, allContent));
      for (const id of messageGroupIds) {
        await createLateData(context, actions, {
          plugin: name,
          file: `${id}.json`,
          make: async () => (await read()).filter(({group}) => group === id),
        });
      }
    },
  };
};
