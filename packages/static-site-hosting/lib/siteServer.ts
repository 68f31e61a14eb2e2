import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import {listName, twinAddress} from 'docusaurus-markdown-pages/address';

import {contentTypeOf, decodedPath, fileFor, isText} from './files';
import {framePolicy, hashedCaching, markdownLinks, otherCaching} from './headers';
import {POLICY, policyOf, type Hosting} from './hosting';

/** The bytes that a `Range` header names, both ends included; undefined to send everything. */
const rangeOf = (
  header: string | undefined,
  size: number,
): {start: number; end: number} | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? {start, end} : undefined;
};

/** Compressed texts by file; a file that changes is compressed anew. */
const compressed = new Map<string, {etag: string; bytes: Buffer}>();

const compress = (file: string, etag: string): Buffer => {
  const known = compressed.get(file);
  if (known?.etag === etag) return known.bytes;
  const bytes = zlib.gzipSync(fs.readFileSync(file), {level: 6});
  compressed.set(file, {etag, bytes});
  return bytes;
};

/**
 * Serves a built site as a host does: redirects, headers, clean addresses, compression, and the
 * Markdown twin of a page to those who accept Markdown.
 *
 * @throws when the hosting has no policy
 */
export const createSiteServer = (folder: string, hosting: Hosting): http.Server => {
  const {baseUrl, headers, redirects, hashedFiles, embedPage, sandbox} = hosting;
  const policy = policyOf(headers);
  const targets = new Map(redirects.map((redirect) => [redirect.from, redirect]));

  return http.createServer((request, response) => {
    const [rawPath = '/', query] = (request.url ?? '/').split('?');
    if (!rawPath.startsWith(baseUrl)) {
      response.writeHead(302, {location: baseUrl}).end();
      return;
    }
    const redirect = targets.get(rawPath);
    if (redirect) {
      const location = query === undefined ? redirect.to : `${redirect.to}?${query}`;
      response.writeHead(redirect.status, {...headers, location}).end();
      return;
    }
    const pathname = decodedPath(rawPath.slice(baseUrl.length - 1));
    const clean = rawPath.replace(/(?:\/index)?\.html$/, '') || '/';
    const isSuffixed = clean !== rawPath && clean.startsWith(baseUrl.replace(/.$/, ''));
    if (isSuffixed && fileFor(folder, clean.slice(baseUrl.length - 1)) !== undefined) {
      const location = query === undefined ? clean : `${clean}?${query}`;
      response.writeHead(301, {...headers, location}).end();
      return;
    }
    const at = (place: string | undefined): string | undefined =>
      place === undefined ? undefined : fileFor(folder, place);
    const twinPlace = twinAddress((pathname ?? '/').slice(1));
    const twin = at(pathname && `/${twinPlace}`);
    const isMarkdown = request.headers.accept?.includes('text/markdown') === true;
    const found = (isMarkdown ? twin : undefined) ?? at(pathname);
    const file = found ?? path.join(folder, '404.html');
    const isEmbed = (pathname ?? '').replace(/\/$/, '') === embedPage;
    const isHashed = found !== undefined && (pathname ?? '').startsWith(hashedFiles);
    const isSandbox = found !== undefined && sandbox && (pathname ?? '').startsWith(sandbox.folder);
    const {size, mtimeMs} = fs.statSync(file);
    const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const type = contentTypeOf(file);
    const pagePolicy = isEmbed ? policy : `${policy}; ${framePolicy}`;
    const sent: http.OutgoingHttpHeaders = {
      ...headers,
      [POLICY]: isSandbox ? sandbox.policy : pagePolicy,
      'Cache-Control': isHashed ? hashedCaching : otherCaching,
      'Content-Type': type,
      ETag: etag,
    };
    if (twin !== undefined) {
      sent.Link = markdownLinks({list: baseUrl + listName, twin: baseUrl + twinPlace});
    }
    if (found !== undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304, sent).end();
      return;
    }
    const status = found === undefined ? 404 : 200;
    if (isText(type)) {
      sent.Vary = twin === undefined ? 'Accept-Encoding' : 'Accept, Accept-Encoding';
      const isGzip = /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '');
      const bytes = isGzip ? compress(file, etag) : fs.readFileSync(file);
      if (isGzip) sent['Content-Encoding'] = 'gzip';
      response.writeHead(status, {...sent, 'Content-Length': bytes.length});
      response.end(request.method === 'HEAD' ? undefined : bytes);
      return;
    }
    sent['Accept-Ranges'] = 'bytes';
    const range = rangeOf(request.headers.range, size);
    const {start, end} = range ?? {start: 0, end: size - 1};
    if (range) sent['Content-Range'] = `bytes ${start}-${end}/${size}`;
    response.writeHead(range ? 206 : status, {...sent, 'Content-Length': end - start + 1});
    if (request.method === 'HEAD' || size === 0) response.end();
    else fs.createReadStream(file, {start, end}).pipe(response);
  });
};
