import type {NotSavedPage} from 'docusaurus-offline-copy/worker';

const styles = `
:root { color-scheme: light dark }
body { font: 1rem/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 3rem 1.25rem;
  background: light-dark(#fff, #10141d); color: light-dark(#1a2030, #e6eaf3) }
h1 { font-size: 1.75rem; line-height: 1.25 }
a { color: light-dark(#2a55e5, #86a5ff) }
li { margin-block: 0.25rem }`;

/** What stands in for a page that is not kept: which sections are. */
export const notSavedPage: NotSavedPage = {
  lang: 'en',
  title: 'You’re offline',
  styles,
  main: (list, baseUrl) => `<h1>You’re offline, and this page isn’t in your copy</h1>
<p>These sections are saved on this device:</p>
<ul>
${list}
</ul>
<p><a href="${baseUrl}search">Search them</a>, <a href="${baseUrl}offline">see your offline copy</a>, or <a href="">try this page again</a>.</p>`,
};
