import {readDocs} from '../../../src/content/inventory';
import {readPageWithParts} from '../../../src/content/page';
import type {Addresses} from '../../../src/errors/addresses';
import {
  messageEntries,
  type MessageEntry,
  type QuotingPage,
} from '../../../src/errors/messageEntries';

/** The messages that the docs of a folder explain, as the build lists them. */
export const readAllEntries = async (
  root: string,
  published: Addresses,
): Promise<MessageEntry[]> => {
  const pages: QuotingPage[] = [];
  for (const {file, address, title = '', kind = 'guide'} of readDocs(root)) {
    const {quotations} = await readPageWithParts(root, file);
    pages.push({url: address, title, kind, quotations});
  }
  return messageEntries(pages, published);
};
