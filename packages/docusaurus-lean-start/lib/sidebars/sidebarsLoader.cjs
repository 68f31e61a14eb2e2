// Takes the sidebars, and the list of docs with their descriptions, out of the data that each docs page
// loads: the sidebar of the first page is in its HTML, and the others are a file of their own.
const fs = require('node:fs');
const path = require('node:path');

const {fileOf} = require('../folders.cjs');

/** Where Docusaurus writes the data of each version of the docs. */
const data = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/** The theme's component that needs the list of docs, or a site's own; it is compiled where a page uses it. */
const card = /[\\/]theme[\\/]DocCard(?:[\\/]index)?\.[jt]sx?$/;

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
 * @this {{resourcePath: string, resourceQuery: string, getOptions: () => {generatedFilesDir: string}, addDependency: (file: string) => void}}
 * @param {string} source
 */
function sidebarsLoader(source) {
  if (card.test(this.resourcePath)) {
    throw new Error(
      'docusaurus-lean-start/sidebars: a page shows DocCard, which reads the sidebars and descriptions of all docs. List the pages in the text instead of DocCardList or a generated index, or set the option "lateSidebars" to false.',
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
  const {generatedFilesDir} = this.getOptions();
  const files = dataFiles(generatedFilesDir);
  // A new version of the docs changes the first.
  for (const file of [path.join(generatedFilesDir, 'globalData.json'), ...files]) {
    this.addDependency(file);
  }
  const imports = files.map(
    (file) =>
      `import(/* webpackChunkName: "sidebars" */ ${JSON.stringify(`${file}?sidebars`)}).then((module) => module.default)`,
  );
  const emptyList = /(=> )\[\]/;
  if (!emptyList.test(source)) {
    throw new Error(
      `docusaurus-lean-start/sidebars: ${this.resourcePath} has changed: adapt sidebars/sidebarsLoader.cjs to it.`,
    );
  }
  return source.replace(emptyList, (_, start) => `${start}[${imports.join(', ')}]`);
}

/** The modules that the loader is for. */
sidebarsLoader.files = [data, card, fileOf('sidebars/files')];

module.exports = sidebarsLoader;
