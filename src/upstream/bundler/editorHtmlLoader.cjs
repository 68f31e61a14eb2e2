// Lets the code editor set HTML where the page enforces Trusted Types: the editor builds its lines from
// code in which it has escaped what HTML gives a meaning. It makes no policy of its own, and HTML of its
// shape is more than the page's default policy allows. Plain JavaScript: the bundler loads this file
// itself.

const edits = [
  ['.innerHTML = newLines[start] + "\\n"', '.innerHTML = asHtml(newLines[start] + "\\n")'],
  ['.insertAdjacentHTML("afterend", newHTML)', '.insertAdjacentHTML("afterend", asHtml(newHTML))'],
  ['templateEl.innerHTML = html', 'templateEl.innerHTML = asHtml(html)'],
];

const helper = `const htmlPolicy = globalThis.trustedTypes?.createPolicy("editor", {createHTML: (html) => html});
const asHtml = (html) => htmlPolicy?.createHTML(html) ?? html;
`;

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function editorHtmlLoader(source) {
  const edited = edits.reduce((text, [from = '', to = '']) => {
    if (!text.includes(from)) {
      throw new Error(
        `${this.resourcePath} has changed: adapt src/upstream/bundler/editorHtmlLoader.cjs to it.`,
      );
    }
    return text.replace(from, to);
  }, source);
  return helper + edited;
};

module.exports.files = [/prism-code-editor[\\/]dist[\\/]core-BIWFpCIO\.js$/];
