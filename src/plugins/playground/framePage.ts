import {createHash} from 'node:crypto';

import {runtimeScript} from '../../playground/frame/packages';

/**
 * The frame's only script element: it asks the page around it for the runtime and runs what it gets.
 *
 * The frame has an opaque origin, which WebKit doesn't match with `'self'`
 * (https://bugs.webkit.org/show_bug.cgi?id=316847). So the frame has no script with an address: the policy allows this
 * one by its hash, and the page sends all others as text.
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
 * The frame's policy: it may run the reader's code and show what it was handed, and may load nothing.
 * It names no host, so it holds at any address. The frame's origin is opaque: code in it reaches neither the
 * page around it nor what browsers store.
 */
export const sandboxPolicy = [
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

/** What only a header can say: no other site shows the frame, and opened alone it is a sandbox, too. */
export const sandboxHeaderPolicy = `${sandboxPolicy}; frame-ancestors 'self'; sandbox allow-scripts`;

/** The frame's page, with its policy for hosts that send none. */
export const framePage = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${sandboxPolicy}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="robots" content="noindex">
<title>Player</title>
<style>
html, body, #root { height: 100%; margin: 0; overflow: hidden }
body { background: #10131a; color-scheme: dark; font-family: 'Instrument Sans Variable', system-ui, sans-serif; line-height: 1.3 }
#root:target { background: #8b919d }
</style>
</head>
<body>
<div id="root"></div>
<script>${loader}</script>
</body>
</html>
`;
