import {promisify} from 'node:util';
import zlib from 'node:zlib';

import {hashOfBytes} from '../list.ts';

/** Which files each named chunk needs, below the folder of generated files. */
export const chunksFile = 'offline-copy/chunks.json';

/** The sections and the chunks of their pages, below the folder of generated files. */
export const pagesFile = 'offline-copy/pages.json';

/** What readers keep as a whole. */
export interface OfflineSection {
  /** Part of its manifest's address. */
  id: string;
  title: string;
  /** Addresses of its pages, with the base URL; the first is where a reader starts. */
  pages: readonly string[];
}

/** What `pagesFile` holds. What the build has not noted of the HTML is read afterwards. */
export interface OfflinePages {
  sections: readonly OfflineSection[];
  /** Names of chunks by address of a page. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** What the HTML of a page names that may be a file, by file below the folder of the build. */
  named?: Readonly<Record<string, readonly string[]>>;
  /** What the bytes of a page are, by file below the folder of the build. */
  measured?: Readonly<Record<string, MeasuredFile>>;
}

/** What a manifest says of a file's bytes. */
export interface MeasuredFile {
  hash: string;
  /** Bytes as sent. */
  sent: number;
  /** Bytes as stored. */
  stored: number;
}

const gzip = promisify(zlib.gzip);

/** Measures the bytes of a file; those of a text are sent compressed. */
export const measure = async (
  bytes: Uint8Array<ArrayBuffer>,
  isText: boolean,
): Promise<MeasuredFile> => ({
  hash: await hashOfBytes(bytes),
  sent: isText ? (await gzip(bytes, {level: 6})).length : bytes.length,
  stored: bytes.length,
});

/**
 * Files that a text names by address: what a page shows, and styles that load late. Each word is looked at
 * from its beginning only, which takes less than half of the time.
 */
const named =
  /(?<![\w@./-])[\w@./-]+\.(?:avif|css|gif|jpe?g|mp3|mp4|png|svg|wav|webm|webp|woff2)\b/g;

/** What a text names that may be a file, each once. */
export const namedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(named)].map(([name]) => name)),
];
