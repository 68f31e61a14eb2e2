import {readDocs} from '../../../src/content/inventory';
import {readPageWithParts} from '../../../src/content/page';
import {readText} from '../../../src/content/files';
import type {Addresses} from '../../../src/errors/addresses';
import {listedPages, MESSAGE_LEDGER, parseLedger} from '../../../src/errors/ledger';
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
  const byFile = new Map<string, {url: string; title: string; kind: string}>();
  for (const {file, address, title = '', kind = 'guide'} of readDocs(root)) {
    const page = {url: address, title, kind};
    byFile.set(file, page);
    const {quotations} = await readPageWithParts(root, file);
    pages.push({...page, quotations});
  }
  const ledger = parseLedger(readText(root, MESSAGE_LEDGER));
  const listed = listedPages(ledger, pages, (file) => byFile.get(file));
  return messageEntries([...pages, ...listed], published);
};
