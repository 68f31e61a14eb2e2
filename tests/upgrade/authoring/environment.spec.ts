import {expect, test} from '@playwright/test';

import {buildFixture, createFixtureSite, type FixtureSite} from '../../support/fixtureSite';

let site: FixtureSite;

test.beforeEach(() => {
  site = createFixtureSite();
});

test.afterEach(() => {
  site.remove();
});

for (const [requirement, environment, expected] of [
  [
    'ANALYTICS-01',
    {ANALYTICS_ID: 'UA-1234567-1'},
    ['ANALYTICS_ID is "UA-1234567-1"', 'G-AB12CD34EF'],
  ],
  [
    'AI-01',
    {ASK_AI_SCRIPT_URL: 'ask.example/embed.js'},
    ['ASK_AI_SCRIPT_URL is "ask.example/embed.js"', 'ASK_AI_COLLECTION_ID is missing'],
  ],
] as const) {
  test(`[${requirement}] a wrong ${Object.keys(environment).join()} fails the build with its cure`, async () => {
    const {code, output} = await buildFixture(site, environment);
    expect(code).not.toBe(0);
    for (const text of expected) expect(output).toContain(text);
    expect(site.exists('build')).toBe(false);
  });
}
