import {workerFile} from 'docusaurus-offline-copy/list';
import {
  createHosting,
  openSearchFile,
  readAreas,
  redirectPage,
  robotsFile,
  securityFile,
  writeHosting,
  type Hosting,
} from 'static-site-hosting';

import {configuredSources} from '../../../src/config/configuredSources';
import {contentSecurityPolicy, reportOnlyPolicy} from '../../../src/config/contentSecurityPolicy';
import {embedPage, everywhereHeaders, hashedFiles} from '../../../src/config/headers';
import {redirects} from '../../../src/config/redirects';
import {sandboxFolder} from '../../../src/config/sandbox';
import {site} from '../../../src/config/site';
import {sandboxHeaderPolicy} from '../../../src/plugins/playground/framePage';

/**
 * What hosts have to know about this site.
 *
 * @throws when the policy is empty
 */
export const createSiteHosting = (
  parts: Pick<Hosting, 'baseUrl' | 'areas'> & {policy: string; reportOnly?: string | undefined},
): Hosting =>
  createHosting({
    ...parts,
    redirects,
    headers: everywhereHeaders,
    hashedFiles,
    embedPage,
    sandbox: {folder: sandboxFolder, policy: sandboxHeaderPolicy},
    workers: [`/${workerFile}`],
    fileFolders: ['/img/', '/demo/', '/video/'],
  });

/**
 * Writes redirects, headers, and what search engines and browsers read into a built site.
 *
 * @param folder the built site
 * @param scriptHashes of all inline scripts of the pages, as `sha256-…`
 * @param isPlainHost whether the host sends neither redirects nor headers: pages stand in for them
 * @throws when the variables of a third party are not complete
 */
export const writeSiteHosting = async (
  folder: string,
  {isPlainHost, scriptHashes}: {isPlainHost: boolean; scriptHashes: readonly string[]},
): Promise<void> => {
  const hosting = createSiteHosting({
    baseUrl: site.baseUrl,
    policy: contentSecurityPolicy(scriptHashes, configuredSources),
    reportOnly: reportOnlyPolicy(configuredSources),
    areas: readAreas(folder),
  });
  const pages = redirects.map(({from, to}): [file: string, html: string] => [
    `${from.slice(1)}/index.html`,
    redirectPage(to, site),
  ]);
  await writeHosting(folder, hosting, {
    'opensearch.xml': openSearchFile(site, {
      shortName: 'Remotion',
      description: 'Search the Remotion documentation',
      search: 'search?q={searchTerms}',
      icon: 'img/favicon.svg',
    }),
    'robots.txt': robotsFile(site),
    '.well-known/security.txt': securityFile(site, 'contact', new Date()),
    // GitHub Pages otherwise leaves out files whose names begin with an underscore.
    ...(isPlainHost ? {'.nojekyll': '', ...Object.fromEntries(pages)} : {}),
  });
};
