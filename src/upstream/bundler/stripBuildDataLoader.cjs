// Leaves out of Docusaurus's generated modules what only the build reads, since each page loads them:
// where a route's modules lie, settings of plugins, and the template of pages.

const forTheBuild = new Set(['presets', 'plugins', 'clientModules', 'markdown', 'ssrTemplate']);

/** @type {[file: RegExp, edit: (source: string) => string][]} */
const edits = [
  [
    /\.docusaurus[\\/]registry\.js$/,
    // A chunk's loader stays; its module's path and id are for rendering on a server.
    (source) => source.replace(/, "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g, ']'),
  ],
  [
    /\.docusaurus[\\/]docusaurus\.config\.mjs$/,
    (source) =>
      source.replace(/export default (\{.*\});/s, (_, json) => {
        const config = JSON.parse(json);
        if (!('presets' in config)) return source;
        const kept = Object.entries(config).filter(([key]) => !forTheBuild.has(key));
        return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
      }),
  ],
];

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
function stripBuildDataLoader(source) {
  const lean = edits.find(([file]) => file.test(this.resourcePath))?.[1](source) ?? source;
  if (lean === source) {
    throw new Error(
      `upstream/bundler/stripBuildDataLoader.cjs: ${this.resourcePath} has changed: adapt src/upstream/bundler/stripBuildDataLoader.cjs to it.`,
    );
  }
  return lean;
}

stripBuildDataLoader.files = edits.map(([file]) => file);

module.exports = stripBuildDataLoader;
