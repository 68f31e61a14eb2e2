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

interface VercelConfig {
  redirects: {source: string; destination: string; statusCode: number}[];
  headers: {source: string; headers: {key: string; value: string}[]}[];
}

/** Reads `vercel.json`: sources are regular expressions in parentheses, and the last header counts. */
export const readVercel = (json: string): ((pathname: string) => Answer) => {
  const config = JSON.parse(json) as VercelConfig;
  return (pathname) => {
    const found = config.redirects.find(({source}) => source === pathname);
    const headers = config.headers
      .filter(({source}) => new RegExp(`^${source}$`).test(pathname))
      .flatMap((rule) => rule.headers.map(({key, value}) => [key, value]));
    return {
      ...(found ? {status: found.statusCode, location: found.destination} : {}),
      headers: Object.fromEntries(headers) as Record<string, string>,
    };
  };
};
