/**
 * The part of a kept file that a request names by `Range`, as players of videos do; the whole file for
 * other requests.
 */
export const partOf = async (response: Response, {headers}: Request): Promise<Response> => {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  if (from === undefined) return response;
  const file = await response.blob();
  const start = Number(from);
  const end = Math.min(to ? Number(to) + 1 : file.size, file.size);
  if (start >= end) {
    return new Response(null, {status: 416, headers: {'Content-Range': `bytes */${file.size}`}});
  }
  const sent = new Headers(response.headers);
  sent.set('Content-Range', `bytes ${start}-${end - 1}/${file.size}`);
  sent.set('Content-Length', String(end - start));
  return new Response(file.slice(start, end), {status: 206, headers: sent});
};
