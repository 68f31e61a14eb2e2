import type {Headers} from 'static-site-hosting';

/** Headers of every response, in addition to the Content-Security-Policy. */
export const everywhereHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The page that is made for frames on other sites. */
export const embedPage = '/ai-embed';

/** Files whose names have a hash of their content never change. */
export const hashedFiles = '/assets/';
