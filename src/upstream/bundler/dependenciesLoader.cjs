// Tells the bundler what a page has of other files, beside those that it imports: the page is compiled again
// when that changes, in the dev server and with the cache of an earlier build. Plain JavaScript: the bundler
// loads this file itself.

/**
 * Runs after the loader of pages, whose plugins note what they take.
 *
 * @this {{
 *   resourcePath: string,
 *   addDependency: (file: string) => void,
 *   getOptions: () => {record: (page: string) => Promise<string>},
 * }}
 * @param {string} source
 */
async function dependenciesLoader(source) {
  this.addDependency(await this.getOptions().record(this.resourcePath));
  return source;
}

module.exports = dependenciesLoader;
