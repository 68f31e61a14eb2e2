import fs from 'node:fs';
import path from 'node:path';

import {nameOf, type ChangedView, type Comparison} from './comparePages';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const style = `
body {font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 90rem; padding: 0 1rem; color-scheme: light dark}
summary {cursor: pointer; font-weight: 600}
.pair {position: relative; margin: 1rem 0; width: max-content; max-width: 100%; outline: 1px solid #888}
.pair img {display: block; max-width: 100%}
.after {position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%))}
.pair::after {content: ''; position: absolute; inset: 0 auto 0 var(--at, 50%); border-left: 2px solid #e11}
label {position: sticky; top: 0; display: block; padding: 0.5rem 0; background: Canvas; z-index: 1}
input {width: min(100%, 40rem); display: block}
`;

const script = `
for (const input of document.querySelectorAll('input')) {
  input.addEventListener('input', () => {
    input.closest('details').style.setProperty('--at', input.value + '%');
  });
}
`;

const pairOf = (view: ChangedView, files: readonly [string, string]): string => `
<details>
<summary>${escapeHtml(nameOf(view))}: ${view.share.toFixed(2)} % of the pixels</summary>
${view.top > 0 ? `<p>From ${view.top} px below the start of the page.</p>` : ''}
<label>Before on the left, after on the right <input type="range" min="0" max="100" value="50"></label>
<div class="pair"><img loading="lazy" src="${files[0]}" alt="Before"><img loading="lazy" class="after" src="${files[1]}" alt="After"></div>
</details>`;

const listOf = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<h2>${title}</h2>\n${items.join('\n')}\n`;

/**
 * Writes the pictures that differ into an empty folder, and a page that shows each pair with a slider.
 *
 * @returns the page
 */
export const writeReport = (
  folder: string,
  {changed, pages, pictures, onlyBefore, onlyAfter}: Comparison,
): string => {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const shown = changed.map((view, index) => {
    const files = [`${index}-before.png`, `${index}-after.png`] as const;
    fs.writeFileSync(path.join(folder, files[0]), view.before);
    fs.writeFileSync(path.join(folder, files[1]), view.after);
    return {view, html: pairOf(view, files)};
  });
  const some = (isReworded: boolean): string[] =>
    shown.filter(({view}) => view.isReworded === isReworded).map(({html}) => html);
  const linkless = (addresses: readonly string[]): string[] =>
    addresses.map((address) => `<p>${escapeHtml(address)}</p>`);
  const file = path.join(folder, 'index.html');
  fs.writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pages that look different</title>
<style>${style}</style>
<h1>Pages that look different</h1>
<p>${pages} pages, ${pictures} pictures, ${changed.length} views that differ.</p>
${listOf('Same text, different look', some(false))}${listOf('Different text', some(true))}${listOf('Only before', linkless(onlyBefore))}${listOf('Only after', linkless(onlyAfter))}<script>${script}</script>
</html>
`,
  );
  return file;
};
