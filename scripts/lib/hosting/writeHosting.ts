import fs from 'node:fs';
import path from 'node:path';

import {configuredSources} from '../../../src/config/configuredSources';
import {contentSecurityPolicy, reportOnlyPolicy} from '../../../src/config/contentSecurityPolicy';
import {redirects} from '../../../src/config/redirects';
import {site} from '../../../src/config/site';
import {bundleEdge} from './edge/bundleEdge';
import {caddyFile, headersFile, nginxFile, redirectsFile, routesFile, vercelFile} from './formats';
import {createHosting, type Hosting} from './hosting';
import {openSearchFile, redirectPage, robotsFile, securityFile} from './pages';

/** The file in a build that tells `npm run serve` what to send. */
export const hostingFile = 'hosting/hosting.json';

/** Whether an entry at the root of a build is a page or a folder of pages. */
const isArea = (folder: string, name: string): boolean =>
  fs.existsSync(path.join(folder, name, 'index.html'));

/**
 * Writes redirects and headers into a built site, in the formats of hosts.
 *
 * @param folder the built site
 * @param scriptHashes of all inline scripts of the pages, as `sha256-…`
 * @param isPlainHost whether the host sends neither redirects nor headers: pages stand in for them
 * @throws when the variables of a third party are not complete
 */
export const writeHosting = async (
  folder: string,
  {isPlainHost, scriptHashes}: {isPlainHost: boolean; scriptHashes: readonly string[]},
): Promise<Hosting> => {
  const policy = contentSecurityPolicy(scriptHashes, configuredSources);
  const reportOnly = reportOnlyPolicy(configuredSources);
  const areas = fs.readdirSync(folder).filter((name) => isArea(folder, name));
  const hosting = createHosting({
    baseUrl: site.baseUrl,
    redirects,
    policy,
    reportOnly,
    areas,
  });
  const files: Record<string, string> = {
    _redirects: redirectsFile(hosting),
    _headers: headersFile(hosting),
    'vercel.json': vercelFile(hosting),
    'hosting/cloudflare-pages/_worker.js': await bundleEdge('cloudflare', site.baseUrl),
    'hosting/cloudflare-pages/_routes.json': routesFile(hosting),
    'hosting/netlify/markdown.js': await bundleEdge('netlify', site.baseUrl),
    'hosting/nginx.conf': nginxFile(hosting),
    'hosting/Caddyfile': caddyFile(hosting),
    'opensearch.xml': openSearchFile(site),
    'robots.txt': robotsFile(site),
    '.well-known/security.txt': securityFile(site, new Date()),
    [hostingFile]: JSON.stringify(hosting),
  };
  if (isPlainHost) {
    // GitHub Pages otherwise leaves out files whose names begin with an underscore.
    files['.nojekyll'] = '';
    for (const {from, to} of redirects) {
      files[`${from.slice(1)}/index.html`] = redirectPage(to, site);
    }
  }
  for (const [name, text] of Object.entries(files)) {
    const full = path.join(folder, name);
    fs.mkdirSync(path.dirname(full), {recursive: true});
    fs.writeFileSync(full, text);
  }
  return hosting;
};
