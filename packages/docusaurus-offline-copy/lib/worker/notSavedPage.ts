import type {OfflineRecord} from '../record.ts';

/** The site's part of the page that stands in for one that is not kept. It can't use other files. */
export interface NotSavedPage {
  /** The page's language, such as `en`. */
  lang: string;
  title: string;
  /** CSS for the whole page. */
  styles: string;
  /**
   * What `<main>` contains, as HTML.
   *
   * @param list the links to the kept sections, as items of a list
   * @param baseUrl for links, as the value of an attribute
   */
  main: (list: string, baseUrl: string) => string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** What stands in for a page that is not kept: which sections are. */
export const answerNotSaved = (
  baseUrl: string,
  {sections}: OfflineRecord,
  {lang, title, styles, main}: NotSavedPage,
): Response => {
  const items = sections
    .map(({title: name, start}) => {
      return `<li><a href="${escape(baseUrl + start)}">${escape(name)}</a></li>`;
    })
    .join('\n');
  const page = `<!DOCTYPE html>
<html lang="${escape(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
${main(items, escape(baseUrl))}
</main>
</body>
</html>
`;
  return new Response(page, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      'Cache-Control': 'no-store',
    },
  });
};
