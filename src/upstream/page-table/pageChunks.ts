import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

import {chunkName} from './pageNames.cjs';

const imports = path.join(__dirname, 'imports.ts');
const adapt = 'adapt src/upstream/page-table/pageChunks.ts to the bundler.';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;

/** The id of a page's module, and as JSON the chunks that it needs beside its own. */
interface PageChunk {
  module: number;
  shared: string;
}

const readPages = ({modules, moduleGraph, chunkGraph}: Compilation): PageChunk[] => {
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

/** What loadPage.ts needs to know of all pages, as code. */
const listPages = (pages: readonly PageChunk[]): string => {
  const sets = [...new Set(pages.map(({shared}) => shared))];
  if (sets.length > 36) throw new Error('Pages share more sets of chunks than a digit can tell.');
  const digits = pages.map(({shared}) => sets.indexOf(shared).toString(36));
  const width = Math.max(0, ...pages.map(({module}) => String(module).length));
  const modules = pages.map(({module}) => String(module).padStart(width, '0'));
  return `{modules: "${modules.join('')}", width: ${String(width)}, sets: "${digits.join('')}", shared: [${sets.join()}]}`;
};

/** The function that tells a chunk's file, and in it the hashes of all chunks by name. */
const fileFunction =
  /__webpack_require__\.u = \(chunkId\) => \{[^{}]*(\{[^{}]*\})\[chunkId\][^{}]*\n\}/;

/**
 * The code of the runtime with the hashes of pages as one text, without names, and with what loadPage.ts
 * needs to know of them.
 *
 * @throws when the bundler writes its list of chunks in another way
 */
export const shortenRuntime = (runtime: string, pages: readonly PageChunk[]): string => {
  const [whole = '', map = ''] = fileFunction.exec(runtime) ?? [];
  if (map === '') throw new Error(`The runtime has no list of chunks: ${adapt}`);
  const list = JSON.parse(map.replace(/,\s*\}$/, '}')) as Record<string, string>;
  const names = new Set(pages.map((_, index) => chunkName(index)));
  const own = [...names].map((name) => list[name] ?? '');
  const length = own[0]?.length ?? 0;
  if (own.some((hash) => hash === '' || hash.length !== length)) {
    throw new Error(`The runtime does not list all pages: ${adapt}`);
  }
  const others = Object.fromEntries(Object.entries(list).filter(([name]) => !names.has(name)));
  const edited = whole.replace(
    `${map}[chunkId]`,
    `(${JSON.stringify(others)}[chunkId] || pageHash(parseInt(chunkId.slice(1), 36)))`,
  );
  const code = `const pageHashes = "${own.join('')}";
const pageHash = (index) => pageHashes.slice(index * ${String(length)}, (index + 1) * ${String(length)}) || undefined;
__webpack_require__.pageChunks = ${listPages(pages)};
${edited}
// For links: the file of a chunk by its name, which is its id, too.
__webpack_require__.gca = (chunkId) => __webpack_require__.p + __webpack_require__.u(chunkId);`;
  return runtime.replace(whole, () => code);
};

/** Shortens what the bundler's runtime holds of each docs page to a hash and the id of a module. */
export class PageChunksPlugin {
  apply(compiler: Compiler): void {
    const {Compilation: stages, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('page-chunks', (compilation) => {
      const options = {name: 'page-chunks', stage: stages.PROCESS_ASSETS_STAGE_PRE_PROCESS};
      compilation.hooks.processAssets.tap(options, () => {
        const pages = readPages(compilation);
        for (const entry of compilation.entrypoints.values()) {
          for (const file of entry.getRuntimeChunk()?.files ?? []) {
            compilation.updateAsset(
              file,
              (source) => new sources.RawSource(shortenRuntime(String(source.source()), pages)),
            );
          }
        }
      });
    });
  }
}
