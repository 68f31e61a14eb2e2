import {Marker} from '../highlight';
import type {SearchKind} from '../kinds';
import {SearchFailure, type SearchHit, type SearchRequest, type SearchResult} from '../types';
import {IndexFiles, type LoadFile, type OpenIndex} from './files';
import {Finder, type Found} from './find';
import {makeHit} from './hit';
import {readQuery} from './query';

/** The embedded index, opened: runs in the browser's worker and in Node alike. */
export class EmbeddedIndex {
  private readonly files: IndexFiles;
  private finder: {index: OpenIndex; finder: Finder} | undefined;

  constructor(load: LoadFile) {
    this.files = new IndexFiles(load);
  }

  /** Loads what each query needs; rejects with why that was not possible. */
  async open(): Promise<void> {
    await this.files.open();
  }

  /** Answers a query. */
  async search(request: SearchRequest): Promise<SearchResult> {
    const start = performance.now();
    const index = await this.files.open();
    if (this.finder?.index !== index) this.finder = {index, finder: new Finder(this.files, index)};
    const asked = readQuery(request.query);
    const found = await this.finder.finder.find(request.query, asked);
    const kindOf = ({page}: Found): SearchKind => index.pages[page]?.kind ?? 'page';
    const kinds: Partial<Record<SearchKind, number>> = {};
    for (const item of found) kinds[kindOf(item)] = (kinds[kindOf(item)] ?? 0) + 1;
    const wanted = request.kind ? found.filter((item) => kindOf(item) === request.kind) : found;
    const first = request.page * request.hitsPerPage;
    const shown = wanted.slice(first, first + request.hitsPerPage);
    const marker = new Marker(asked.flatMap(({forms}) => forms));
    return {
      hits: await Promise.all(shown.map((item) => this.hit(index, item, marker, request))),
      count: wanted.length,
      kinds,
      hasMore: first + shown.length < wanted.length,
      milliseconds: performance.now() - start,
    };
  }

  private async hit(
    index: OpenIndex,
    found: Found,
    marker: Marker,
    {allSnippets, snippetWords}: SearchRequest,
  ): Promise<SearchHit> {
    const page = index.pages[found.page];
    if (!page) throw new SearchFailure('The search index cannot be read.');
    const isWhole = found.isNamed && found.heading < 0;
    const needsText = allSnippets === true || !isWhole;
    const text = needsText ? await this.files.text(index, found.page) : undefined;
    return makeHit(page, text, found, marker, snippetWords);
  }
}
