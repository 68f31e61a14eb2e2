// Loaded into a build before everything else: notes which pages are read, and by whom.
const fs = require('node:fs');

const log = process.env.READS_LOG ?? '';

/** @param {unknown} file */
const note = (file) => {
  const place = String(file);
  if (!/\.mdx?$/.test(place)) return;
  const {stack = ''} = new Error('read');
  // What the framework reads with promises has no frames of its own.
  const isOurs = /[\\/]src[\\/](?:content|markdown|plugins|upstream)[\\/]/.test(stack);
  fs.appendFileSync(log, `${isOurs ? 'site' : 'framework'} ${place}\n`);
};

/**
 * @param {Record<string, unknown>} module
 * @param {string} name
 */
const watch = (module, name) => {
  const read = /** @type {(...args: unknown[]) => unknown} */ (module[name]);
  module[name] = /** @param {unknown[]} args */ (...args) => {
    note(args[0]);
    return read.apply(module, args);
  };
};

for (const name of ['readFile', 'readFileSync', 'createReadStream', 'open', 'openSync']) {
  watch(/** @type {Record<string, unknown>} */ (/** @type {unknown} */ (fs)), name);
}
for (const name of ['readFile', 'open']) {
  watch(/** @type {Record<string, unknown>} */ (/** @type {unknown} */ (fs.promises)), name);
}
