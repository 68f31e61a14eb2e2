// Finds, in the modules that Docusaurus generates, the pages whose entries follow from their address:
// docs pages, of which there are hundreds.
const fs = require('node:fs');
const path = require('node:path');

/** A route without children, as codegenRoutes.js writes it; its last group is the sidebar. */
const leafRoute =
  /\{\s+path: '([^'\s]+)',\s+component: ComponentCreator\('\1', '(\w+)'\),\s+exact: true,\s+sidebar: "(\w+)"\s+\}/g;

/**
 * @typedef {{path: string, id: string, sidebar: string, chunk: string, start: number, end: number}} Row
 *   a page: its address, id, sidebar, and chunk by the framework's name; its place in routes.js
 * @typedef {{rows: Row[], component: string}} Table all pages in their order in routes.js, and the
 *   chunk of the component that shows them
 */

/** The ids of docs by their addresses. @param {any} data @returns {Map<string, string>} */
const idsOf = (data) =>
  new Map(
    Object.values(data['docusaurus-plugin-content-docs'] ?? {}).flatMap((plugin) =>
      plugin.versions.flatMap((/** @type {{docs: {id: string, path: string}[]}} */ {docs}) =>
        docs.map(({id, path: address}) => [address, id]),
      ),
    ),
  );

/** Whether a docs page is in a sidebar, so that it has a row. @param {any} data @returns {boolean} */
const hasDocs = (data) =>
  Object.values(data['docusaurus-plugin-content-docs'] ?? {}).some((plugin) =>
    plugin.versions.some((/** @type {{docs: {sidebar?: string}[]}} */ {docs}) =>
      docs.some(({sidebar}) => sidebar !== undefined),
    ),
  );

/**
 * @param {string} folder the folder of generated files
 * @returns {Table}
 * @throws when the site has docs, but no entry of the modules has the form that is known
 */
const readDocRoutes = (folder) => {
  /** @param {string} name */
  const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
  const routes = read('routes.js');
  const chunkNames = JSON.parse(read('routesChunkNames.json'));
  const data = JSON.parse(read('globalData.json'));
  const ids = idsOf(data);
  const all = [...routes.matchAll(leafRoute)].flatMap((match) => {
    const [text, address = '', hash = '', sidebar = ''] = match;
    const {__comp: component, content, ...others} = chunkNames[`${address}-${hash}`] ?? {};
    const isPlain = typeof content === 'string' && Object.keys(others).length === 0;
    const place = {start: match.index, end: match.index + text.length};
    const id = ids.get(address);
    return isPlain && id !== undefined
      ? [{path: address, id, sidebar, component, chunk: content, ...place}]
      : [];
  });
  if (all.length === 0 && hasDocs(data)) {
    throw new Error(
      'docusaurus-lean-start/lazy-doc-routes: no page of the docs was found in routes.js: adapt lazy-doc-routes/build/readDocRoutes.cjs to it, or remove the plugin.',
    );
  }
  const component = all[0]?.component ?? '';
  return {component, rows: all.filter((row) => row.component === component)};
};

/**
 * Groups of pages that follow each other in routes.js.
 *
 * @param {string} routes
 * @param {Row[]} rows
 * @returns {{first: number, last: number, start: number, end: number}[]} numbers in the table, and places
 */
const runsOf = (routes, rows) => {
  /** @type {{first: number, last: number, start: number, end: number}[]} */
  const runs = [];
  rows.forEach(({start, end}, index) => {
    const run = runs.at(-1);
    if (run && /^\s*,\s*$/.test(routes.slice(run.end, start))) {
      run.last = index;
      run.end = end;
    } else {
      runs.push({first: index, last: index, start, end});
    }
  });
  return runs;
};

module.exports = {readDocRoutes, runsOf};
