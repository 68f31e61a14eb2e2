import type {ConfigureWebpackUtils} from '@docusaurus/types';

import {fileOf} from '../../folders.cjs';
import {chunkName} from '../pageNames.cjs';

const adapt =
  'adapt docusaurus-lean-start/lazy-doc-routes/build/pageChunks.ts to the bundler, or remove the plugin.';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;

/** The id of a page's module and, as JSON, the chunks that it needs in addition to its own. */
interface PageChunk {
  module: number;
  shared: string;
}

interface PageCodeParts {
  /** Its chunk, the hash of the chunk's file, and its module. */
  own: string;
  /** The chunks that it shares. */
  shared: readonly string[];
}

const readPages = ({modules, moduleGraph, chunkGraph}: Compilation): PageChunk[] => {
  const imports = fileOf('lazy-doc-routes/browser/imports.template');
  const list = [...modules].find((module) => 'resource' in module && module.resource === imports);
  return (list?.blocks ?? []).map((block, index) => {
    const own = chunkName(index);
    const [dependency] = block.dependencies;
    const module = dependency ? moduleGraph.getModule(dependency) : null;
    const id = Number((module && chunkGraph.getModuleId(module)) ?? Number.NaN);
    const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks.map((chunk) => chunk.id) ?? [];
    if (!Number.isInteger(id) || !chunks.includes(own)) {
      throw new Error(`Page ${String(index)} has no chunk ${own}: ${adapt}`);
    }
    return {module: id, shared: JSON.stringify(chunks.filter((chunk) => chunk !== own).sort())};
  });
};

/**
 * What loadPage.ts needs to know about all pages, as JSON (see `PageList` there).
 *
 * @param hashes of the pages' chunks, all of the same length
 */
export const listPages = (pages: readonly PageChunk[], hashes: readonly string[]): string => {
  const sets = [...new Set(pages.map(({shared}) => shared))];
  if (sets.length > 36) throw new Error('Pages share more sets of chunks than a digit can encode.');
  const width = Math.max(0, ...pages.map(({module}) => String(module).length));
  return JSON.stringify({
    hashes: hashes.join(''),
    modules: pages.map(({module}) => String(module).padStart(width, '0')).join(''),
    sets: pages.map(({shared}) => sets.indexOf(shared).toString(36)).join(''),
    shared: sets.map((set) => JSON.parse(set) as unknown),
  });
};

/** The code of pageList.ts with the list. */
export const fillList = (code: string, list: string): string => {
  const filled = code.replace(/(["'])list of pages\1/, () => JSON.stringify(list));
  if (filled === code) throw new Error(`The chunk page-list has no place for the list: ${adapt}`);
  return filled;
};

/** The function that returns a chunk's file, with the hashes of all chunks by name. */
const fileFunction =
  /__webpack_require__\.u = \(chunkId\) => \{[^{}]*(\{[^{}]*\})\[chunkId\][^{}]*\n\}/;

/**
 * The runtime's code with a list of chunks that leaves out those of pages and can be extended, and the hashes
 * of these.
 *
 * @throws if the bundler's list of chunks has a different form
 */
export const shortenRuntime = (
  runtime: string,
  pageCount: number,
): {code: string; hashes: string[]} => {
  const [whole = '', map = ''] = fileFunction.exec(runtime) ?? [];
  if (map === '') throw new Error(`The runtime has no list of chunks: ${adapt}`);
  const list = JSON.parse(map.replace(/,\s*\}$/, '}')) as Record<string, string>;
  const names = new Set(Array.from({length: pageCount}, (_, index) => chunkName(index)));
  const hashes = [...names].map((name) => list[name] ?? '');
  if (hashes.some((hash) => hash === '' || hash.length !== hashes[0]?.length)) {
    throw new Error(`The runtime does not list all pages: ${adapt}`);
  }
  const others = Object.fromEntries(Object.entries(list).filter(([name]) => !names.has(name)));
  const code = `__webpack_require__.chunkHashes = ${JSON.stringify(others)};
${whole.replace(map, '__webpack_require__.chunkHashes')}
// For links: the file of a chunk by its name, which is its id, too.
__webpack_require__.gca = (chunkId) => __webpack_require__.p + __webpack_require__.u(chunkId);`;
  return {code: runtime.replace(whole, () => code), hashes};
};

/**
 * Moves what the bundler's runtime has about each docs page to a separate chunk, which loads when the visitor
 * goes to another page. What the page itself needs is in its HTML (`codeOf`).
 */
export class PageChunksPlugin {
  #pages: readonly PageChunk[] = [];
  #codes: readonly PageCodeParts[] = [];

  apply(compiler: Compiler): void {
    const {Compilation: stages, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('page-chunks', (compilation) => {
      const options = {name: 'page-chunks', stage: stages.PROCESS_ASSETS_STAGE_PRE_PROCESS};
      const edit = (file: string, change: (code: string) => string): void => {
        compilation.updateAsset(
          file,
          (source) => new sources.RawSource(change(String(source.source()))),
        );
      };
      compilation.hooks.processAssets.tap(options, () => {
        const pages = readPages(compilation);
        this.#pages = pages;
        let list = '';
        for (const entry of compilation.entrypoints.values()) {
          for (const file of entry.getRuntimeChunk()?.files ?? []) {
            edit(file, (runtime) => {
              const {code, hashes} = shortenRuntime(runtime, pages.length);
              list = listPages(pages, hashes);
              return code;
            });
          }
        }
        for (const file of compilation.namedChunks.get('page-list')?.files ?? []) {
          edit(file, (code) => fillList(code, list));
        }
      });
    });
    compiler.hooks.afterEmit.tap('page-chunks', (compilation) => {
      this.#codes = this.#pages.map(({module, shared}, index) => {
        const name = chunkName(index);
        const files = [...(compilation.namedChunks.get(name)?.files ?? [])];
        const hash = files.flatMap((file) => /\.(\w+)\.js$/.exec(file)?.[1] ?? [])[0] ?? '';
        return {own: `${name} ${hash} ${String(module)}`, shared: JSON.parse(shared) as string[]};
      });
    });
  }

  /** What a page's HTML says about its code. */
  codeOf(index: number): PageCodeParts | undefined {
    return this.#codes[index];
  }
}
