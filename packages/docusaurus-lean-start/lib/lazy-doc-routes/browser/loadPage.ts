import {loadDocsIndex} from './docsIndex.ts';
import {entryPage, type PageCode} from './entryPage.ts';
import {chunkName} from '../pageNames.cjs';

/** What pageChunks.ts writes into the chunk "page-list". */
interface PageList {
  /** The file hashes of all pages, all of the same length. */
  hashes: string;
  /** The ids of their modules, padded to the longest one. */
  modules: string;
  /** One character per page: the index of its set in `shared`. */
  sets: string;
  /** Sets of chunks that pages share. */
  shared: readonly (readonly string[])[];
}

declare const __webpack_require__: {
  (module: number): unknown;
  e: (chunk: string) => Promise<unknown>;
  /** Hashes by chunk name, without the pages' chunks; added by pageChunks.ts. */
  chunkHashes: Record<string, string> | undefined;
};

let pageList: PageList | undefined;

const readList = async (index: number): Promise<PageCode> => {
  if (!pageList) {
    const {list} = await loadDocsIndex();
    pageList = JSON.parse(list) as PageList;
  }
  const {hashes, modules, sets, shared} = pageList;
  const part = (text: string): string => {
    const length = text.length / sets.length;
    return text.slice(index * length, (index + 1) * length);
  };
  return {
    hash: part(hashes),
    module: Number(part(modules)),
    shared: shared[Number.parseInt(sets[index] ?? '', 36)] ?? [],
  };
};

/** Finds what the bundler has to know about a page, and tells the bundler where the page's chunk is. */
const codeOf = async (index: number): Promise<PageCode | undefined> => {
  const {chunkHashes} = __webpack_require__;
  if (!chunkHashes) return undefined;
  const code = entryPage?.index === index ? entryPage.code : await readList(index);
  chunkHashes[chunkName(index)] = code.hash;
  return code;
};

/** The names of a page's chunks. */
export const chunksOf = async (index: number): Promise<string[]> => {
  const code = await codeOf(index);
  return [chunkName(index), ...(code?.shared ?? [])];
};

/** Loads the module of a page. */
export const loadPage = async (index: number): Promise<unknown> => {
  const code = await codeOf(index);
  if (!code) {
    const {imports} = await import(/* webpackChunkName: "page-imports" */ './imports.template.ts');
    return imports[index]?.();
  }
  const chunks = [chunkName(index), ...code.shared];
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  return __webpack_require__(code.module);
};
