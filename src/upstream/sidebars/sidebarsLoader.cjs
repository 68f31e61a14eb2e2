// Takes the sidebars, and the list of docs with their descriptions, out of the data that each docs page
// loads: the sidebar of the first page is in its HTML, and the others are a file of their own.
const fs = require('node:fs');
const path = require('node:path');

/** Where Docusaurus writes the data of each version of the docs. */
const data =
  /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/** The theme's component that needs the list of docs; it is compiled where a page uses it. */
const card = /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]DocCard[\\/]index\.js$/;

/** What readSidebar.ts finds in a page, or can do without. */
const fields = new Set(
  'type label href items collapsed collapsible docId unlisted linkUnlisted'.split(' '),
);

/** @typedef {{type: string, items?: Item[]}} Item */
/** @typedef {{pluginId: string, version: string, docsSidebars: Record<string, Item[]>}} Version */

/** @param {Item} item @returns {boolean} */
const isShownInFull = (item) =>
  ['link', 'category'].includes(item.type) &&
  Object.keys(item).every((key) => fields.has(key)) &&
  (item.items ?? []).every(isShownInFull);

/**
 * The version of the docs that a file has, unless a page does not show its sidebars in full.
 *
 * @type {(source: string) => Version | undefined}
 */
const readVersion = (source) => {
  const {version} = JSON.parse(source);
  const items = /** @type {Item[]} */ (Object.values(version?.docsSidebars ?? {}).flat());
  return items.length > 0 && items.every(isShownInFull) ? version : undefined;
};

/** @param {string} folder @returns {string[]} */
const dataFiles = (folder) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name))
    .filter((file) => data.test(file) && readVersion(fs.readFileSync(file, 'utf8')) !== undefined)
    .sort();

/**
 * @this {{resourcePath: string, resourceQuery: string, rootContext: string}}
 * @param {string} source
 */
function sidebarsLoader(source) {
  if (card.test(this.resourcePath)) {
    throw new Error(
      'Cards of docs read descriptions of all docs, which src/upstream/sidebars/sidebarsLoader.cjs takes out of the pages: list the pages in the text, or keep "docs" there.',
    );
  }
  if (data.test(this.resourcePath)) {
    const version = readVersion(source);
    if (!version) return source;
    const {pluginId, version: name, docsSidebars} = version;
    if (this.resourceQuery === '?sidebars') {
      return JSON.stringify({pluginId, version: name, docsSidebars});
    }
    const names = Object.keys(docsSidebars).map((key) => [key, []]);
    return JSON.stringify({
      version: {...version, docs: {}, docsSidebars: Object.fromEntries(names)},
    });
  }
  const imports = dataFiles(path.join(this.rootContext, '.docusaurus')).map(
    (file) =>
      `import(/* webpackChunkName: "sidebars" */ ${JSON.stringify(`${file}?sidebars`)}).then((module) => module.default)`,
  );
  const emptyList = /(=> )\[\]/;
  if (!emptyList.test(source)) {
    throw new Error(
      `upstream/sidebars: ${this.resourcePath} has changed: adapt src/upstream/sidebars/sidebarsLoader.cjs to it.`,
    );
  }
  return source.replace(emptyList, (_, start) => `${start}[${imports.join(', ')}]`);
}

sidebarsLoader.files = new RegExp(
  `${data.source}|${card.source}|[\\\\/]upstream[\\\\/]sidebars[\\\\/]files\\.ts$`,
);

module.exports = sidebarsLoader;
