import {getTransformedRoutes, isHandler} from '@vercel/routing-utils';
import escapeStringRegexp from 'escape-string-regexp';

/** What a host would send for a path, before the file itself. */
export interface Answer {
  status?: number;
  location?: string;
  headers: Record<string, string>;
}

/** Whether a path fits a pattern of `_headers`, in which `*` is any text. */
const fitsSplat = (pattern: string, pathname: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => escapeStringRegexp(part))
      .join('.*')}$`,
  ).test(pathname);

/**
 * Reads `_redirects` and `_headers` as Cloudflare Pages and Netlify do: the first redirect that fits
 * counts, and the headers of all rules that fit are joined with commas.
 */
export const readStaticFiles =
  (redirects: string, headers: string) =>
  (pathname: string): Answer => {
    const answer: Answer = {headers: {}};
    const rows = redirects.split('\n').map((line) => line.split(' '));
    const [, location, status] = rows.find(([from]) => from === pathname) ?? [];
    if (location !== undefined) Object.assign(answer, {location, status: Number(status)});
    let isFitting = false;
    for (const line of headers.split('\n')) {
      if (line.startsWith('/')) isFitting = fitsSplat(line, pathname);
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      if (!isFitting || name === '') continue;
      const known = answer.headers[name];
      answer.headers[name] = known === undefined ? value : `${known}, ${value}`;
    }
    return answer;
  };

/** Redirects and headers of a project, as Vercel's package types them. */
type VercelConfig = Parameters<typeof getTransformedRoutes>[0];

/**
 * Reads `vercel.json` with the host's own package: its routes are tried in turn, headers of all that fit
 * are set one after the other, and the first redirect ends it.
 *
 * @throws when the host would reject the file
 */
export const readVercel = (json: string): ((pathname: string, accept?: string) => Answer) => {
  const {routes, error} = getTransformedRoutes(JSON.parse(json) as VercelConfig);
  if (error || !routes) throw new Error(error?.message ?? 'vercel.json has no routes.');
  return (pathname, accept = '*/*') => {
    const answer: Answer = {headers: {}};
    for (const route of routes) {
      if (isHandler(route)) continue;
      const found = new RegExp(route.src).exec(pathname);
      const isFitting = (route.has ?? []).every(
        (condition) =>
          condition.type === 'header' &&
          condition.key === 'accept' &&
          typeof condition.value === 'string' &&
          new RegExp(`^${condition.value}$`).test(accept),
      );
      if (!found || !isFitting) continue;
      const filled = Object.entries(route.headers ?? {}).map(([name, value]) => [
        name,
        value.replace(
          /\$(\w+)/g,
          (_, group: string) => found.groups?.[group] ?? found[Number(group)] ?? '',
        ),
      ]);
      const {Location: location, ...headers} = Object.fromEntries(filled) as Record<string, string>;
      if (route.status !== undefined && location !== undefined) {
        return {...answer, status: route.status, location};
      }
      Object.assign(answer.headers, headers);
    }
    return answer;
  };
};
