import {listName, twinAddress} from 'docusaurus-markdown-pages/address';

import {markdownLinks} from '../headers';

/** Whether an address can be the one of a page: files have an extension. */
const isPage = (pathname: string): boolean => !/\.[^/]*$/.test(pathname);

/**
 * Answers a request as nginx and Caddy do: with the Markdown twin of a page to those who accept Markdown,
 * and with headers that lead to the twin and keep both apart in caches. Runs in the functions of hosts.
 *
 * @param baseUrl the path that the site is served at, with a slash at both ends
 * @param get fetches a file of the site, as the host would without this function
 */
export const chooseVersion = async (
  request: Request,
  baseUrl: string,
  get: (request: Request) => Promise<Response>,
): Promise<Response> => {
  const {pathname} = new URL(request.url);
  if (!isPage(pathname) || !pathname.startsWith(baseUrl)) return get(request);
  const twin = baseUrl + twinAddress(pathname.slice(baseUrl.length));
  const acceptsMarkdown = /text\/markdown/i.test(request.headers.get('accept') ?? '');
  const markdown = acceptsMarkdown
    ? await get(new Request(new URL(twin, request.url), request))
    : undefined;
  const isThere = markdown !== undefined && (markdown.ok || markdown.status === 304);
  const answer = isThere ? markdown : await get(request);
  if (!answer.ok) return answer;
  // The headers of what a host has fetched can't be changed.
  const response = new Response(answer.body, answer);
  response.headers.append('Vary', 'Accept');
  response.headers.set('Link', markdownLinks({list: baseUrl + listName, twin}));
  return response;
};
