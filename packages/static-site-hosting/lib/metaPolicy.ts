import {escapeAttribute} from './escapeAttribute';

const charset = /<meta charset="?utf-8"?>/i;

/**
 * Adds a policy to a page, before anything that it is for.
 *
 * @throws when the page has no place for it
 */
export const metaPolicy = (html: string, policy: string): string => {
  if (!charset.test(html)) throw new Error('A page without <meta charset> gets no policy.');
  return html.replace(
    charset,
    (tag) =>
      `${tag}<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`,
  );
};
