// What the HTML of a page says so that it can be read before the app, and so that the app starts without a list.
import type {PageTags} from './lazy-doc-routes/build/entryPageTag.ts';

/** Matches the app's script tags, which Docusaurus writes into the head. */
const scriptTags = (baseUrl: string): RegExp => {
  const start = `${baseUrl}assets/js/`.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(String.raw`<script\b[^>]*\bsrc="?(${start}[^\s">]+)"?[^>]*></script>`, 'gu');
};

/** What is needed to edit the pages of a build. */
export interface PageEdit {
  baseUrl: string;
  pageTags: PageTags;
  /**
   * The code of a function that requests a style sheet, then the app's scripts; undefined leaves that to the
   * browser.
   */
  startCode: string | undefined;
}

/** The address of an HTML file, by its path in the build folder. */
export const addressOf = (baseUrl: string, file: string): string =>
  baseUrl + file.replace(/(?:^|\/)index\.html$/u, '').replace(/\.html$/u, '');

/** A page with the tags that it needs; undefined if it isn't one of the app's pages. */
export const editPage = (
  html: string,
  address: string,
  {baseUrl, pageTags, startCode}: PageEdit,
): string | undefined => {
  const scripts = [...html.matchAll(scriptTags(baseUrl))];
  const [first] = scripts;
  if (!first) return undefined;
  const tags = pageTags({address});
  if (startCode === undefined) return html.replace(first[0], (tag) => tags + tag);
  const [, styles = ''] =
    /<link\b[^>]*\brel="?stylesheet"?[^>]*\bhref="?([^\s">]+)/u.exec(html) ?? [];
  const files = JSON.stringify(scripts.map(([, file]) => file));
  const start = `<script>(${startCode})(${files},${JSON.stringify(styles)})</script>`;
  return scripts.reduce(
    (edited, [tag], index) => edited.replace(tag, () => (index === 0 ? tags + start : '')),
    html,
  );
};
