import fs from 'node:fs';
import path from 'node:path';

import {bundleEdge} from './edge/bundleEdge';
import {caddyFile, headersFile, nginxFile, redirectsFile, routesFile, vercelFile} from './formats';
import type {Hosting} from './hosting';
import {hostingFile} from './hostingFile';

/** The pages and folders of pages at the root of a built site. */
export const readAreas = (folder: string): string[] =>
  fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, 'index.html')));

/**
 * Writes redirects and headers into a built site, in the formats of hosts.
 *
 * @param folder the built site
 * @param others further files, by their paths in the site
 */
export const writeHosting = async (
  folder: string,
  hosting: Hosting,
  others: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const files: Record<string, string> = {
    _redirects: redirectsFile(hosting),
    _headers: headersFile(hosting),
    'vercel.json': vercelFile(hosting),
    'hosting/cloudflare-pages/_worker.js': await bundleEdge('cloudflare', hosting),
    'hosting/cloudflare-pages/_routes.json': routesFile(hosting),
    'hosting/netlify/markdown.js': await bundleEdge('netlify', hosting),
    'hosting/nginx.conf': nginxFile(hosting),
    'hosting/Caddyfile': caddyFile(hosting),
    [hostingFile]: JSON.stringify(hosting),
    ...others,
  };
  for (const [name, text] of Object.entries(files)) {
    const full = path.join(folder, name);
    fs.mkdirSync(path.dirname(full), {recursive: true});
    fs.writeFileSync(full, text);
  }
};
