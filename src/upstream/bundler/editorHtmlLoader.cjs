// Lets the code editor set HTML where the page enforces Trusted Types: it makes no policy of its own, and
// HTML of its shape is more than the page's default policy allows. Plain JavaScript: the bundler loads
// this file itself.
const path = require('node:path');

/** @type {[file: RegExp, texts: string[]][]} the texts that become HTML, each with what stands before */
const edits = [
  [
    /prism-code-editor[\\/]dist[\\/]core-BIWFpCIO\.js$/,
    [
      '.innerHTML = newLines[start] + "\\n"',
      '.insertAdjacentHTML("afterend", newHTML',
      'templateEl.innerHTML = html',
    ],
  ],
  [
    /prism-code-editor[\\/]dist[\\/]utils--SPWoSa0\.js$/,
    ['.execCommand(text ? "insertHTML" : "delete", false, escapeHtml(text, /</g, "&lt;")'],
  ],
];

/** Where a text begins: after the assignment, or after the arguments before it. */
const start = / = |"afterend", |false, /;

const helper = path.join(__dirname, 'editorHtml.ts');

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
function editorHtmlLoader(source) {
  const texts = edits.find(([file]) => file.test(this.resourcePath))?.[1] ?? [];
  const edited = texts.reduce((code, text) => {
    if (!code.includes(text)) {
      throw new Error(
        `upstream/bundler/editorHtmlLoader.cjs: ${this.resourcePath} has changed: adapt src/upstream/bundler/editorHtmlLoader.cjs to it.`,
      );
    }
    return code.replace(text, () => `${text.replace(start, (before) => `${before}asHtml(`)})`);
  }, source);
  return `import {asHtml} from ${JSON.stringify(helper)};\n${edited}`;
}

editorHtmlLoader.files = edits.map(([file]) => file);

module.exports = editorHtmlLoader;
