// Tells the bundler which other files a page has something of, beside those that it imports: the page is
// compiled again when one of them changes, in the dev server and with the cache of an earlier build. Plain
// JavaScript: the bundler loads this file itself.

/**
 * Runs after the loader of pages, whose plugins note the files.
 *
 * @this {{
 *   resourcePath: string,
 *   addDependency: (file: string) => void,
 *   getOptions: () => {dependenciesOf: (page: string) => string[]},
 * }}
 * @param {string} source
 */
function dependenciesLoader(source) {
  for (const file of this.getOptions().dependenciesOf(this.resourcePath)) this.addDependency(file);
  return source;
}

module.exports = dependenciesLoader;
