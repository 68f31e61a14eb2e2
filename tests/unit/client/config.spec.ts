import {expect, test} from '@playwright/test';

import {readAnalyticsId} from '../../../src/config/analytics';
import {readAskAi} from '../../../src/config/ask-ai';

test('[ANALYTICS-01] without an id nothing is counted', () => {
  expect(readAnalyticsId({})).toBeUndefined();
  expect(readAnalyticsId({ANALYTICS_ID: ' '})).toBeUndefined();
});

test('[ANALYTICS-01] a measurement ID is taken as it is, without spaces around it', () => {
  expect(readAnalyticsId({ANALYTICS_ID: ' G-AB12CD34EF '})).toBe('G-AB12CD34EF');
});

for (const wrong of ['UA-1234567-1', 'GTM-ABC123', 'G-abc123', 'G-', 'AB12CD34EF', 'G-AB12 CD34']) {
  test(`[ANALYTICS-01] "${wrong}" is an error with variable, value and a right one`, () => {
    const read = () => readAnalyticsId({ANALYTICS_ID: wrong});
    expect(read).toThrow('ANALYTICS_ID');
    expect(read).toThrow(`"${wrong}"`);
    expect(read).toThrow('such as G-AB12CD34EF');
  });
}

const complete = {
  ASK_AI_SCRIPT_URL: 'https://ask.example/embed.js',
  ASK_AI_COLLECTION_ID: '0123456789abcdef01234567',
};

test('[AI-01] without settings there is no widget of the vendor', () => {
  expect(readAskAi({})).toBeUndefined();
  expect(readAskAi({ASK_AI_SCRIPT_URL: '', ASK_AI_COLLECTION_ID: ' '})).toBeUndefined();
});

test('[AI-01] two variables configure the widget', () => {
  expect(readAskAi(complete)).toEqual({
    scriptUrl: 'https://ask.example/embed.js',
    collectionId: '0123456789abcdef01234567',
  });
});

for (const name of Object.keys(complete)) {
  test(`[AI-01] a missing ${name} is an error that names it`, () => {
    expect(() => readAskAi({...complete, [name]: ''})).toThrow(`${name} is missing`);
  });
}

for (const wrong of [
  'embed.js',
  '//ask.example/embed.js',
  'http://ask.example/embed.js',
  'https://',
]) {
  test(`[AI-01] the address "${wrong}" is an error with variable, value and a right one`, () => {
    const read = () => readAskAi({...complete, ASK_AI_SCRIPT_URL: wrong});
    expect(read).toThrow(`ASK_AI_SCRIPT_URL is "${wrong}"`);
    expect(read).toThrow('https://example.com/embed.js');
  });
}

for (const wrong of ['short', 'with spaces in it', 'x"onload="alert(1)', 'x'.repeat(65)]) {
  test(`[AI-01] the collection "${wrong.slice(0, 20)}" is an error with variable and value`, () => {
    const read = () => readAskAi({...complete, ASK_AI_COLLECTION_ID: wrong});
    expect(read).toThrow(`ASK_AI_COLLECTION_ID is "${wrong}"`);
    expect(read).toThrow('0123456789abcdef01234567');
  });
}

test('both mistakes are named at once', () => {
  const read = () => readAskAi({ASK_AI_SCRIPT_URL: 'x', ASK_AI_COLLECTION_ID: 'y'});
  expect(read).toThrow('ASK_AI_SCRIPT_URL is "x"');
  expect(read).toThrow('ASK_AI_COLLECTION_ID is "y"');
});
