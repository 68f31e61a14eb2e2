// Has Node.js load TypeScript: the compiler that the bundler has takes a millisecond a file, so that nothing is
// kept for the next start. Plain JavaScript, since it runs before anything else.
const fs = require('node:fs');
const Module = require('node:module');

const faster = Module.createRequire(require.resolve('@docusaurus/faster/package.json'));
/** @type {{transformSync: (source: string, options: object) => {code: string}}} */
const {transformSync} = faster('@swc/core');

/** @typedef {(module: {_compile: (code: string, file: string) => void}, file: string) => void} Load */
/** @type {{_extensions: Record<string, Load>}} */
// @ts-expect-error -- Node.js has no other place for what loads a sort of files.
const {_extensions: loaders} = Module;

// The compiler that runs scripts has loaders of its own.
for (const extension of loaders['.tsx'] ? [] : ['.ts', '.tsx']) {
  loaders[extension] = (module, file) => {
    const {code} = transformSync(fs.readFileSync(file, 'utf8'), {
      filename: file,
      configFile: false,
      swcrc: false,
      // For those who start with NODE_OPTIONS=--enable-source-maps.
      sourceMaps: 'inline',
      jsc: {
        parser: {syntax: 'typescript', tsx: extension === '.tsx'},
        target: 'es2022',
        transform: {react: {runtime: 'automatic'}},
      },
      // Packages that are ES modules are imported as such.
      module: {type: 'commonjs', ignoreDynamic: true},
    });
    module._compile(code, file);
  };
}
