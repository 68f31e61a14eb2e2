import {createHash} from 'node:crypto';

import {runtimeScript} from './protocol.ts';

/**
 * The frame's only script element: it requests the runtime from the page around it and runs it.
 *
 * The frame has an opaque origin, which WebKit doesn't match with `'self'`
 * (https://bugs.webkit.org/show_bug.cgi?id=316847). So the frame has no script with an address: the policy
 * allows this one by its hash, and the page sends all others as text.
 */
const loader = `{
  const site = location.origin;
  const onMessage = ({source, origin, data}) => {
    if (source !== parent || parent === window || origin !== site) return;
    if (data?.kind !== 'scripts' || data.name !== '${runtimeScript}') return;
    removeEventListener('message', onMessage);
    for (const {code} of data.scripts ?? []) (0, eval)(code);
  };
  addEventListener('message', onMessage);
  if (parent !== window) parent.postMessage({kind: 'needs', name: '${runtimeScript}'}, site);
}`;

const loaderHash = createHash('sha256').update(loader).digest('base64');

/**
 * The frame's policy: it may run the reader's code and show what it received, but may not load anything. It
 * names no host, so it works at any address. The frame's origin is opaque: its code can reach neither the
 * page around it nor the browser's storage.
 */
const policy = [
  "default-src 'none'",
  `script-src 'sha256-${loaderHash}' 'unsafe-eval'`,
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'media-src data: blob:',
  'font-src data: blob:',
  // Files that the page handed over: only the frame itself can make such an address.
  'connect-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export interface FramePageOptions {
  title: string;
  /** Language of the title; by default, `en`. */
  lang?: string;
  /** CSS of the page. The component is mounted in `#root`. */
  styles?: string;
}

export interface FramePage {
  /** The page. It contains the policy, for hosts that send no headers. */
  html: string;
  /**
   * The `Content-Security-Policy` header for this page. It adds what only a header can set: no other site can
   * show the frame, and the page is sandboxed even if it's opened directly.
   */
  policy: string;
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Creates the page that runs in the frame.
 *
 * @throws if the styles contain markup
 */
export const createFramePage = ({title, lang = 'en', styles = ''}: FramePageOptions): FramePage => {
  if (/<\/?[a-z!]/i.test(styles)) {
    throw new Error('`styles` of createFramePage() contains markup. Pass CSS only.');
  }
  if (!/^[\w-]+$/.test(lang)) {
    throw new Error(
      `\`lang\` of createFramePage() is ${JSON.stringify(lang)}. Pass a tag such as "en".`,
    );
  }
  return {
    policy: `${policy}; frame-ancestors 'self'; sandbox allow-scripts`,
    html: `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>
${styles.trim()}
</style>
</head>
<body>
<div id="root"></div>
<script>${loader}</script>
</body>
</html>
`,
  };
};
