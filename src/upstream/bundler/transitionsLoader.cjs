// What the framework knows only in the browser (that it runs there, and how wide the window is) changes
// the page right after its start. As transitions, these changes are rendered in short tasks, between
// which the browser can answer, and not in a long one. Plain JavaScript: the bundler loads this file
// itself.

/** @type {[file: RegExp, from: string, to: string][]} */
const edits = [
  [
    /core[\\/]lib[\\/]client[\\/]browserContext\.js$/,
    'setIsBrowser(true);',
    'React.startTransition(() => setIsBrowser(true));',
  ],
  [
    /theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/,
    /** The first of the two calls; the other one follows the window. */
    '        updateWindowSize();\n',
    '        startTransition(updateWindowSize);\n',
  ],
];

const hooks = "import { useEffect, useState } from 'react';";

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
function transitionsLoader(source) {
  const [, from = '', to = ''] = edits.find(([file]) => file.test(this.resourcePath)) ?? [];
  const isKnown = source.includes('import React,') || source.includes(hooks);
  if (from === '' || !source.includes(from) || !isKnown) {
    throw new Error(
      `upstream/bundler/transitionsLoader.cjs: ${this.resourcePath} has changed: adapt src/upstream/bundler/transitionsLoader.cjs to it.`,
    );
  }
  return source
    .replace(hooks, "import { startTransition, useEffect, useState } from 'react';")
    .replace(from, to);
}

transitionsLoader.files = edits.map(([file]) => file);

module.exports = transitionsLoader;
