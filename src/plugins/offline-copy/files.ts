import type {OfflineSection} from './sections';

/** Which files each named chunk needs, below the folder of generated files. */
export const chunksFile = 'offline-copy/chunks.json';

/** The sections and the chunks of their pages, below the folder of generated files. */
export const pagesFile = 'offline-copy/pages.json';

/** What `pagesFile` holds. */
export interface OfflinePages {
  sections: readonly OfflineSection[];
  /** Names of chunks by address of a page. */
  chunks: Readonly<Record<string, readonly string[]>>;
}
