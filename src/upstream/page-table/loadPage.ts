import {chunkName} from './pageNames.cjs';

/** What pageChunks.ts adds to the bundler's runtime. */
interface PageChunks {
  /** The ids of the modules of all pages, each with as many digits as `width` says. */
  modules: string;
  width: number;
  /** Sets of chunks that pages share. */
  shared: readonly (readonly string[])[];
  /** For each page, a character: the number of its set. */
  sets: string;
}

declare const __webpack_require__: {
  (module: number): unknown;
  e: (chunk: string) => Promise<unknown>;
  pageChunks: PageChunks | undefined;
};

/** The chunks of a page. */
export const chunksOf = (index: number): string[] => {
  const {shared = [], sets = ''} = __webpack_require__.pageChunks ?? {};
  return [chunkName(index), ...(shared[Number.parseInt(sets[index] ?? '', 36)] ?? [])];
};

/** Loads the module of a page. */
export const loadPage = async (index: number): Promise<unknown> => {
  const {pageChunks} = __webpack_require__;
  if (!pageChunks) {
    const {imports} = await import(/* webpackChunkName: "page-imports" */ './imports');
    return imports[index]?.();
  }
  await Promise.all(chunksOf(index).map((chunk) => __webpack_require__.e(chunk)));
  const {modules, width} = pageChunks;
  return __webpack_require__(Number(modules.slice(index * width, (index + 1) * width)));
};
