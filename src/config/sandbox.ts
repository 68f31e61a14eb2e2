/** The folder of the frame that plays code from the editors; it has a policy of its own. */
export const sandboxFolder = '/sandbox/';

/** The frame's page. */
export const sandboxPage = `${sandboxFolder}frame.html`;

/** Where the demos are, as projects for the editors. */
export const projectsFolder = '/sandbox/demos/';

/**
 * The policy of the frame: it may run the reader's code and show files of this site, and nothing else.
 * The frame's origin is opaque, so it reaches neither the page around it nor what browsers store.
 */
export const sandboxPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "font-src 'self' data: blob:",
  // Files that the page handed over: only the frame itself can make such an address.
  'connect-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What only a header can say: no other site shows the frame, and opened alone it is a sandbox, too. */
export const sandboxHeaderPolicy = `${sandboxPolicy}; frame-ancestors 'self'; sandbox allow-scripts`;
