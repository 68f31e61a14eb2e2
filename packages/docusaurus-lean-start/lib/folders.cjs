// Where the package's files are, and how they end: in .ts in the repository, in .js once it is packed.
const fs = require('node:fs');
const path = require('node:path');

/** @param {string} place */
const fileOf = (place) => {
  const start = path.join(__dirname, place);
  const found = ['.ts', '.js'].map((end) => start + end).find((file) => fs.existsSync(file));
  if (!found)
    throw new Error(`docusaurus-lean-start: ${start} is missing: install the package again.`);
  return found;
};

/** Whether a module is one of this package's files that loaders fill in. @param {string} file */
const templateName = (file) => {
  const [, name] = /^(.+)\.template\.[jt]s$/.exec(path.basename(file)) ?? [];
  return name !== undefined &&
    path.dirname(file) === path.join(__dirname, 'lazy-doc-routes/browser')
    ? name
    : undefined;
};

module.exports = {
  library: __dirname,
  theme: path.join(__dirname, 'theme'),
  docRoutesLoaderFile: path.join(__dirname, 'lazy-doc-routes/build/docRoutesLoader.cjs'),
  sidebarsLoaderFile: path.join(__dirname, 'sidebars/sidebarsLoader.cjs'),
  fileOf,
  templateName,
};
