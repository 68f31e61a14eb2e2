import {escapeAttribute, escapeHtml} from '../../content/escapeHtml';
import type {OfflineRecord} from '../record';

const styles = `
:root { color-scheme: light dark }
body { font: 1rem/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 3rem 1.25rem;
  background: light-dark(#fff, #10141d); color: light-dark(#1a2030, #e6eaf3) }
h1 { font-size: 1.75rem; line-height: 1.25 }
a { color: light-dark(#2a55e5, #86a5ff) }
li { margin-block: 0.25rem }`;

/** What stands in for a page that is not kept: which sections are. */
export const notSavedPage = (baseUrl: string, {sections}: OfflineRecord): Response => {
  const items = sections
    .map(({title, start}) => {
      const link = `<a href="${escapeAttribute(baseUrl + start)}">${escapeHtml(title)}</a>`;
      return `<li>${link}</li>`;
    })
    .join('\n');
  const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You’re offline</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>You’re offline, and this page isn’t in your copy</h1>
<p>These sections are saved on this device:</p>
<ul>
${items}
</ul>
<p><a href="${escapeAttribute(baseUrl)}search">Search them</a>, <a href="${escapeAttribute(baseUrl)}offline">see your offline copy</a>, or <a href="">try this page again</a>.</p>
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
