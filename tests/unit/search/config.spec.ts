import {expect, test} from '@playwright/test';

import {readCredentials} from '../../../src/config/search';

const complete = {
  ALGOLIA_APP_ID: 'TESTAPP123',
  ALGOLIA_SEARCH_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'docs_next',
};

test('[SEARCH-12] without credentials there is no hosted engine', () => {
  expect(readCredentials({})).toBeUndefined();
  expect(readCredentials({ALGOLIA_APP_ID: '', ALGOLIA_SEARCH_KEY: ' '})).toBeUndefined();
});

test('[SEARCH-09] three variables configure the hosted engine', () => {
  expect(readCredentials(complete)).toEqual({
    appId: 'TESTAPP123',
    apiKey: '0123456789abcdef0123456789abcdef',
    indexName: 'docs_next',
  });
});

for (const name of Object.keys(complete)) {
  test(`a missing ${name} is an error that names it`, () => {
    expect(() => readCredentials({...complete, [name]: undefined})).toThrow(`${name} is missing`);
  });

  test(`a malformed ${name} is an error that names it and shows no value`, () => {
    const read = () => readCredentials({...complete, [name]: 'not valid!'});
    expect(read).toThrow(`${name} is malformed`);
    expect(read).not.toThrow('not valid!');
  });
}
