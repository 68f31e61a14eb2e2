// Has the framework load the site's configuration and plugins as Node.js does. With jiti, which it uses, Babel
// compiles two hundred files on the first start. Scripts give this file to Node.js with `--require`.
const Module = require('node:module');
const {isMainThread} = require('node:worker_threads');

/**
 * Whether a module may have changed since the framework loaded it: what the site itself has in TypeScript.
 *
 * @param {string} file
 */
const mayChange = (file) => /\.tsx?$/.test(file) && !/[\\/]node_modules[\\/]/.test(file);

/**
 * Forgets a module and those that it imports, so that they are loaded as they are now.
 *
 * @param {string} file
 */
const forget = (file) => {
  const known = require.cache[file];
  if (!known || !mayChange(file)) return;
  Reflect.deleteProperty(require.cache, file);
  for (const {filename} of known.children) forget(filename);
};

/**
 * What the framework takes for jiti: gives a site's file as its default export, and a package as it is.
 *
 * @param {string} file
 * @returns {unknown}
 */
const load = (file) => {
  forget(file);
  const loaded = require(file);
  return mayChange(file) ? (loaded.default ?? loaded) : loaded;
};

// Threads of the framework load nothing of the site.
if (isMainThread) {
  require('./typescript.cjs');
  const utils = Module.createRequire(require.resolve('@docusaurus/utils/package.json'));
  const jiti = utils.resolve('jiti');
  require.cache[jiti] = Object.assign(new Module(jiti), {exports: () => load, loaded: true});
}
