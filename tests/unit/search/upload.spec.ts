import {expect, test} from '@playwright/test';
import {algoliasearch} from 'algoliasearch';

import {hostedObjects} from '../../../src/search/hosted/objects';
import {indexSettings, indexSynonyms} from '../../../src/search/hosted/indexSettings';
import {explain, upload} from '../../../src/search/hosted/upload';
import {startSearchService, type SearchService} from '../../support/searchService';
import {page, section} from './searchPages';

const keys = {applicationId: 'TESTAPP123', searchKey: 'search-key', adminKey: 'admin-key'};
const objects = hostedObjects(
  [page('/docs/a', {sections: [section('One', 'Text')]}), page('/docs/b')],
  'https://www.example.com',
);

let service: SearchService;
let lines: string[];

test.beforeEach(async () => {
  service = await startSearchService(keys);
  lines = [];
});

test.afterEach(() => service.close());

const push = (key = keys.adminKey): Promise<void> =>
  upload({
    client: algoliasearch(keys.applicationId, key, {
      hosts: [{url: new URL(service.url).host, protocol: 'http', accept: 'readWrite'}],
    }),
    indexName: 'docs',
    objects,
    log: (line) => lines.push(line),
    pause: 1,
  });

test('settings, synonyms and objects arrive, and nothing but the index is left', async () => {
  await push();
  expect([...service.indices.keys()]).toEqual(['docs']);
  const index = service.indices.get('docs');
  expect(index?.objects.size).toBe(objects.length);
  expect(index?.settings).toEqual(indexSettings);
  expect(index?.synonyms).toHaveLength(indexSynonyms().length);
  // Each step is announced before it is done.
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe("Copying the live index's rules");
});

test('the live index is replaced at once, by the last request, and its rules are kept', async () => {
  const old = {
    objects: new Map([['old', {objectID: 'old'}]]),
    settings: {},
    synonyms: [],
    rules: [{objectID: 'rule'}],
  };
  service.indices.set('docs', old);
  await push();
  const index = service.indices.get('docs');
  expect(index?.objects.has('old')).toBe(false);
  expect(index?.rules).toEqual([{objectID: 'rule'}]);
  const changes = service.requests.filter(({method}) => method !== 'GET');
  expect(
    changes.filter(({path}) => path.startsWith('/1/indexes/docs/')).map(({path}) => path),
  ).toEqual(['/1/indexes/docs/operation']);
  expect(changes.at(-1)?.body).toEqual({operation: 'move', destination: 'docs'});
});

test('a passing failure is tried again', async () => {
  service.failNext.push(503, 429);
  await push();
  expect(service.indices.get('docs')?.objects.size).toBe(objects.length);
  expect(lines.join('\n')).toContain('Trying again');
});

test('a lasting failure leaves the live index as it was, and no other behind', async () => {
  await push();
  const before = service.indices.get('docs');
  const client = algoliasearch(keys.applicationId, keys.adminKey, {
    hosts: [{url: new URL(service.url).host, protocol: 'http', accept: 'readWrite'}],
  });
  client.saveObjects = () =>
    Promise.reject(Object.assign(new Error('Record is too big'), {status: 400}));
  await expect(
    upload({client, indexName: 'docs', objects, log: () => undefined, pause: 1}),
  ).rejects.toThrow('Record is too big');
  expect([...service.indices.keys()]).toEqual(['docs']);
  expect(service.indices.get('docs')).toBe(before);
});

test('a refused key is not tried again and is explained without being shown', async () => {
  const error: unknown = await push('wrong-key').catch((reason: unknown) => reason);
  expect(explain(error)).toContain('ALGOLIA_ADMIN_KEY');
  expect(explain(error)).not.toContain('wrong-key');
  expect(lines.join('\n')).not.toContain('Trying again');
});

for (const [status, words] of [
  [400, 'rejected the data'],
  [401, 'rejected the key'],
  [403, 'rejected the key'],
  [404, "can't find the index"],
  [413, 'rejected the data'],
  [429, 'busy'],
  [500, 'failed with status 500'],
] as const) {
  test(`an answer with the status ${status} is explained`, () => {
    const explained = explain(Object.assign(new Error('Words of the service'), {status}));
    expect(explained).toContain(words);
    expect(explained).toContain('Words of the service');
  });
}

test('a service that cannot be reached is explained', async () => {
  await service.close();
  const error: unknown = await push().catch((reason: unknown) => reason);
  expect(explain(error)).toContain('cannot be reached');
  service = await startSearchService(keys);
});
