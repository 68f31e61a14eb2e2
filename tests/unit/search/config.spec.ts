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

const rightForms = {
  ALGOLIA_APP_ID: 'letters and digits, such as AB12CD34EF',
  ALGOLIA_SEARCH_KEY: 'the public search key, 20 characters or more',
  ALGOLIA_INDEX_NAME: 'letters, digits, ".", "_" and "-"',
};

for (const [name, form] of Object.entries(rightForms)) {
  test(`a missing ${name} is an error that names it`, () => {
    expect(() => readCredentials({...complete, [name]: undefined})).toThrow(`${name} is missing`);
  });

  test(`a malformed ${name} is an error that says what is right and shows no value`, () => {
    const read = () => readCredentials({...complete, [name]: 'not valid!'});
    expect(read).toThrow(`${name} is malformed: it has to be ${form}`);
    expect(read).not.toThrow('not valid!');
  });
}
