import type {Link} from '../link';
import {isOwnAddress} from './address';
import type {Problem} from './problem';
import type {LinkSite} from './site';

/** Link texts that say nothing out of context, as in a screen reader's list of links. */
const EMPTY = new Set([
  '',
  'click',
  'click here',
  'click this',
  'go',
  'go here',
  'here',
  'learn more',
  'link',
  'more',
  'more info',
  'more information',
  'page',
  'read more',
  'right here',
  'see here',
  'see more',
  'that',
  'that page',
  'the link',
  'the page',
  'there',
  'this',
  'this article',
  'this link',
  'this one',
  'this page',
  'this section',
]);

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.,:;!?…"'“”‘’()→»›]+/gu, ' ')
    .trim();

/**
 * Checks a link's text.
 *
 * @param title the title of the page that it leads to, if any
 * @param hosts the site's domains
 */
export const labelProblem = (
  {text, url}: Pick<Link, 'text' | 'url'>,
  title: string | undefined,
  hosts: readonly string[] | undefined,
): Problem | undefined => {
  if (text === undefined) return undefined;
  const todo = `say what the reader finds there${title === undefined ? '' : `, such as "${title}"`}`;
  const shown = text.trim();
  if (shown === '') return {message: `the link to "${url}" has no text`, todo};
  if (EMPTY.has(words(shown))) {
    return {message: `the link text "${shown}" doesn't say where it leads`, todo};
  }
  if (isOwnAddress(shown, hosts) || (shown.startsWith('/') && shown === url)) {
    return {message: `the link text "${shown}" is a bare address of this site`, todo};
  }
  return undefined;
};

/** The title of the page that a link leads to. */
export const titleOf = (site: LinkSite, file: string, path: string): string | undefined =>
  (path.startsWith('/') ? site.routeAt(path) : undefined)?.title ??
  site.routeOfFile(file, path)?.title;
