// Uploads the search records to the hosted service, for sites that use the hosted engine.
import path from 'node:path';
import {algoliasearch} from 'algoliasearch';

import {site} from '../src/config/site';
import {hostedObjects} from '../src/search/hosted/objects';
import {indexSettings, indexSynonyms} from '../src/search/hosted/indexSettings';
import {explain, upload} from '../src/search/hosted/upload';
import {readRecords} from './lib/search/loadRecords';
import {runMain} from './lib/runMain';

const help = `Usage: npm run search:push [-- --dry-run]

Uploads the search records of the last build (or of the dev server) to the hosted service: objects,
settings and synonyms go to a new index, which then replaces the live one.
  --dry-run  prints what would be uploaded, without sending a request and without credentials

Environment:
  ALGOLIA_APP_ID      the application
  ALGOLIA_INDEX_NAME  the index
  ALGOLIA_ADMIN_KEY   a key with write access; never the search key, and never in one of the site's files
  ALGOLIA_HOST        another address of the service, such as http://localhost:7700, for a proxy`;

const root = path.resolve(__dirname, '..');
const required = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_KEY'] as const;

const readEnvironment = (): Record<(typeof required)[number], string> => {
  const missing = required.filter((name) => !process.env[name]?.trim());
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set. See --help.`,
    );
  }
  const read = (name: (typeof required)[number]): string => process.env[name]?.trim() ?? '';
  return {
    ALGOLIA_APP_ID: read('ALGOLIA_APP_ID'),
    ALGOLIA_INDEX_NAME: read('ALGOLIA_INDEX_NAME'),
    ALGOLIA_ADMIN_KEY: read('ALGOLIA_ADMIN_KEY'),
  };
};

const readHosts = (): {
  hosts?: {url: string; protocol: 'http' | 'https'; accept: 'readWrite'}[];
} => {
  const address = process.env.ALGOLIA_HOST;
  if (!address) return {};
  const {host, protocol} = new URL(address);
  return {
    hosts: [{url: host, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite'}],
  };
};

runMain({help, errorCode: 1, options: {'dry-run': {type: 'boolean'}}}, async ({values}) => {
  const pages = readRecords(root);
  const objects = hostedObjects(pages, site.url);
  const sizes = objects.map((object) => Buffer.byteLength(JSON.stringify(object)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(
    `${pages.length} pages, ${objects.length} objects, ${(total / 1e6).toFixed(1)} MB, the largest ${(Math.max(0, ...sizes) / 1000).toFixed(1)} kB, ${indexSynonyms().length} synonyms.`,
  );
  if (values['dry-run']) {
    console.log(`Settings: ${JSON.stringify(indexSettings, null, 2)}`);
    console.log('Nothing was uploaded.');
    return;
  }
  const environment = readEnvironment();
  const client = algoliasearch(
    environment.ALGOLIA_APP_ID,
    environment.ALGOLIA_ADMIN_KEY,
    readHosts(),
  );
  const log = (line: string): void => {
    console.log(line);
  };
  await upload({client, indexName: environment.ALGOLIA_INDEX_NAME, objects, log}).catch(
    (error: unknown) => {
      throw new Error(`${explain(error)}\nThe live index is unchanged.`, {cause: error});
    },
  );
  console.log(`${environment.ALGOLIA_INDEX_NAME} is up to date.`);
});
