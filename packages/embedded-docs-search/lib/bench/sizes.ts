/// <reference types="node" />
import {gzipSync} from 'node:zlib';

/** Size of a text compressed as a server sends it, in bytes. */
export const gzipBytes = (text: string | Buffer): number => gzipSync(text, {level: 9}).length;

export interface IndexSizes {
  /** Loaded before the first result, whatever the query. */
  names: number;
  /** The largest file of words; a query loads about one per word. */
  largestWords: number;
  /** The largest file of texts. */
  largestTexts: number;
  /** All files. */
  all: number;
  files: number;
}

/** Measures the files of an embedded index, compressed. */
export const indexSizes = (files: ReadonlyMap<string, string>): IndexSizes => {
  const sizes = [...files].map(([file, text]): [string, number] => [file, gzipBytes(text)]);
  const largest = (folder: string): number =>
    Math.max(0, ...sizes.filter(([file]) => file.startsWith(folder)).map(([, size]) => size));
  return {
    names: largest('names.json'),
    largestWords: largest('words/'),
    largestTexts: largest('texts/'),
    all: sizes.reduce((sum, [, size]) => sum + size, 0),
    files: files.size,
  };
};
