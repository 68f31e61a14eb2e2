// Takes docs pages out of the modules that Docusaurus generates, since each page loads those modules,
// and writes the list of addresses from which pages.template.ts computes the rest.
const fs = require('node:fs');
const path = require('node:path');

const {fileOf, templateName} = require('../../folders.cjs');
const {chunkName, idOf} = require('../pageNames.cjs');
const {readDocRoutes, runsOf} = require('./readDocRoutes.cjs');

/** The specifier of a module in `browser/`, as in code. @param {string} name */
const browserModule = (name) =>
  JSON.stringify(fileOf(`lazy-doc-routes/browser/${name}`).replaceAll('\\', '/'));

/** @param {string[]} texts */
const commonStart = (texts) => {
  const sorted = [...texts].sort();
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  let length = 0;
  while (length < first.length && first[length] === last[length]) length++;
  return first.slice(0, length);
};

/** @typedef {import('./readDocRoutes.cjs').Table} Table */
/** @typedef {{id: string, path: string, sidebar?: string}} Doc */

/** @param {string} json @param {Table} table @param {readonly string[]} keptDocs */
const editGlobalData = (json, {rows}, keptDocs) => {
  const data = JSON.parse(json);
  let isEdited = false;
  const numbers = new Map(rows.map(({path: address}, index) => [address, index]));
  for (const plugin of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of plugin.versions) {
      /** @type {Doc[]} */
      const docs = version.docs;
      const own = docs.flatMap((doc) => numbers.get(doc.path) ?? []).sort((a, b) => a - b);
      const [first, last] = [own[0], own.at(-1)];
      if (first === undefined || last === undefined || last - first + 1 !== own.length) continue;
      version.docs = docs.filter(({id, path: address}) => !numbers.has(address) || keptDocs.includes(id));
      version.run = [first, last];
      isEdited = true;
    }
  }
  return isEdited ? JSON.stringify(data) : json;
};

/** The ids that do not follow from an address. @param {any} data @returns {Map<string, string>} */
const ownIds = (data) =>
  new Map(
    Object.values(data['docusaurus-plugin-content-docs'] ?? {}).flatMap((plugin) =>
      plugin.versions.flatMap((/** @type {{path: string, docs: Doc[]}} */ version) =>
        version.docs.flatMap((doc) =>
          idOf(doc.path.slice(version.path.length)) === doc.id ? [] : [[doc.path, doc.id]],
        ),
      ),
    ),
  );

/** @param {string} source @param {object} table */
const fillTable = (source, table) =>
  source.replace(
    /(const table(?:: Table)? = )[^;]*;/,
    (_, start) => `${start}${JSON.stringify(table)};`,
  );

const generatedFiles = ['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'];

/**
 * @typedef {{generatedFilesDir: string, keptDocs?: readonly string[]}} Options where Docusaurus writes
 *   its modules, and the ids of docs that stay in its global data
 */

/** @type {Record<string, (source: string, table: Table, options: Options) => string>} */
const edits = {
  'routes.js': (source, {rows}) => {
    const runs = runsOf(source, rows);
    if (runs.length === 0 || !runs.every(({start}) => source[start] === '{')) return source;
    let edited = '';
    let end = 0;
    for (const run of runs) {
      edited += `${source.slice(end, run.start)}docRouteRange(${run.first}, ${run.last})`;
      end = run.end;
    }
    edited += source.slice(end);
    const whole = /^export default \[[^]*\];$/m;
    if (!whole.test(edited)) return source;
    edited = edited.replace(whole, (text) =>
      text.replace('[', 'arrangeDocRoutes([').replace(/\];$/, ']);'),
    );
    return `import {arrangeDocRoutes, docRouteRange} from ${browserModule('routes')};\n${edited}`;
  },
  'registry.js': (source, {rows}) => {
    const chunks = new Set(rows.map(({chunk}) => chunk));
    return source.replace(/^ {2}"(\w+)": \[.*?\)\],/gm, (entry, chunk) =>
      chunks.has(chunk) ? '' : entry,
    );
  },
  imports: (source, {rows}, {generatedFilesDir}) => {
    const registry = fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
    const loaders = rows.map(({path: address, chunk}, index) => {
      const found = new RegExp(
        `  "${chunk}": \\[\\(\\) => import\\(/\\* webpackChunkName: "${chunk}" \\*/ ("[^"]+")\\)`,
      ).exec(registry);
      if (!found) throw new Error(`registry.js has no entry for ${address}.`);
      return `() => import(/* webpackChunkName: "${chunkName(index)}" */ ${found[1]})`;
    });
    return source.replace(/(= )\[\]/, (_, start) => `${start}[${loaders.join(',')}]`);
  },
  'routesChunkNames.json': (source, {rows}) => {
    const chunks = new Set(rows.map(({chunk}) => chunk));
    const all = Object.entries(JSON.parse(source));
    const others = all.filter(([, {content}]) => !chunks.has(content));
    return others.length === all.length ? source : JSON.stringify(Object.fromEntries(others));
  },
  'globalData.json': (source, table, {keptDocs = []}) => editGlobalData(source, table, keptDocs),
  pages: (source, {rows}, {generatedFilesDir}) => {
    // A site of several languages is built in one process, so nothing may stay in memory.
    const ids = ownIds(JSON.parse(fs.readFileSync(path.join(generatedFilesDir, 'globalData.json'), 'utf8')));
    const prefix = commonStart(rows.map(({path: address}) => address));
    const sidebars = [...new Set(rows.map(({sidebar}) => sidebar))];
    const table = {
      prefix,
      lines: rows
        .map(({path: address}) => {
          const id = ids.get(address);
          return address.slice(prefix.length) + (id === undefined ? '' : `=${id}`);
        })
        .join('\n'),
      sidebars,
      digits: rows.map(({sidebar}) => sidebars.indexOf(sidebar)).join(''),
    };
    return fillTable(source, table);
  },
  table: (source, {component}, {generatedFilesDir}) => {
    const data = JSON.parse(fs.readFileSync(path.join(generatedFilesDir, 'globalData.json'), 'utf8'));
    const hasVersions = Object.values(data['docusaurus-plugin-content-docs'] ?? {}).some(
      ({versions}) => versions.length > 1,
    );
    return fillTable(source, {component, hasVersions});
  },
  // The pages' routes may come with the list of pages only.
  'preload.js': (source) =>
    source.replace(
      /^export default (function preload\(pathname\))/m,
      (_, start) => `import {withDocsIndex} from ${browserModule('docsIndex')};
export default (pathname) => withDocsIndex(() => preload(pathname));
${start}`,
    ),
};

/**
 * @this {{resourcePath: string, getOptions: () => Options, addDependency: (file: string) => void}}
 * @param {string} source
 */
function docRoutesLoader(source) {
  const options = this.getOptions();
  const folder = options.generatedFilesDir;
  // Each of these modules changes with the others.
  for (const file of generatedFiles) this.addDependency(path.join(folder, file));
  const table = readDocRoutes(folder);
  // A site without docs.
  if (table.rows.length === 0) return source;
  const name = templateName(this.resourcePath) ?? path.basename(this.resourcePath);
  const edited = edits[name]?.(source, table, options);
  if (edited === undefined || edited === source) {
    throw new Error(
      `docusaurus-lean-start/lazy-doc-routes: ${this.resourcePath} has changed: adapt lazy-doc-routes/build/docRoutesLoader.cjs to it, or remove the plugin.`,
    );
  }
  return edited;
}

/** The modules that the loader is for. @param {string} generatedFilesDir */
docRoutesLoader.files = (generatedFilesDir) => [
  ...generatedFiles.map((name) => path.join(generatedFilesDir, name)),
  ...['imports', 'pages', 'table'].map((name) =>
    fileOf(`lazy-doc-routes/browser/${name}.template`),
  ),
  /[\\/]core[\\/]lib[\\/]client[\\/]preload\.js$/,
];

module.exports = docRoutesLoader;
