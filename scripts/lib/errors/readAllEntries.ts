import {readDocs} from '../../../src/content/inventory';
import type {Addresses} from '../../../src/errors/addresses';
import type {MessageEntry} from '../../../src/errors/messageEntries';
import {entriesOf} from '../../../src/plugins/error-index/readEntries';

/** The messages that the docs of a folder explain, as the build lists them. */
export const readAllEntries = (root: string, published: Addresses): Promise<MessageEntry[]> =>
  entriesOf(
    root,
    readDocs(root).map(({file, address, title = '', kind = 'guide'}) => ({
      file,
      url: address,
      title,
      kind,
    })),
    published,
  );
