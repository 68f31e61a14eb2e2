/**
 * What a browser has to be told with every answer, written out: a value that is taken from the sources would be right
 * whatever they say.
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** The part of the policy that keeps other sites from showing ours in a frame. */
export const noForeignFrames = "frame-ancestors 'self'";

/** Caching of files whose names change with their content. */
export const keptForAYear = 'public, max-age=31536000, immutable';

/** Caching of everything else: asked for again before each use. */
export const askedForAgain = 'public, max-age=0, must-revalidate';

/** What the policy of the playground's frame has to say, except which script runs. */
export const sandboxDirectives = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'media-src data: blob:',
  'font-src data: blob:',
  'connect-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  noForeignFrames,
  'sandbox allow-scripts',
] as const;

/** The one script that the playground's frame may run by itself. */
export const sandboxScript = /^script-src 'sha256-[\w+/]{43}=' 'unsafe-eval'$/;
