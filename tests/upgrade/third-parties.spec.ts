// A small site with analytics and Ask AI configured, opened under a public address and locally.
import path from 'node:path';

import {expect, test, type BrowserContext, type Page} from '@playwright/test';

import {serveFolder} from '../support/serveFolder';
import {buildFixture, createFixtureSite, type FixtureSite} from '../support/fixtureSite';
import {serveAs} from '../support/serveAs';
import {hydrated, idleMoments, watchPolicy} from '../support/site';

// One build for all tests of the file.
test.describe.configure({mode: 'default'});

const origin = 'https://docs.example';
const tagId = 'G-TEST123456';
const tagScript = 'https://www.googletagmanager.com/gtag/js';
const askAiScript = 'https://ask.example/embed.js';
const collectionId = '0123456789abcdef01234567';

let site: FixtureSite;

test.beforeAll(async () => {
  site = createFixtureSite();
  const {code, output} = await buildFixture(site, {
    ANALYTICS_ID: tagId,
    ASK_AI_SCRIPT_URL: askAiScript,
    ASK_AI_COLLECTION_ID: collectionId,
  });
  if (code !== 0) throw new Error(output);
});

test.afterAll(() => {
  site.remove();
});

const folder = (): string => `${site.dir}/build`;

/**
 * A stand-in for Google's script: it sends what is in the list, and what is added later, to the
 * real address. As the real one does, it counts a view of its own with the settings, unless they say no.
 */
const standInTag = `
  const send = (call) => {
    if (Object.prototype.toString.call(call) !== '[object Arguments]') return;
    if (call[0] === 'config' && call[2]?.send_page_view !== false) {
      send((function () { return arguments; })('event', 'page_view', {send_to: call[1], page_path: location.pathname, page_location: location.href, page_title: document.title}));
    }
    if (call[0] !== 'event') return;
    const {send_to, page_path, page_location, page_title} = call[2];
    const values = new URLSearchParams({tid: send_to, en: call[1], dp: page_path, dl: page_location, dt: page_title});
    navigator.sendBeacon('https://www.google-analytics.com/g/collect?' + values);
  };
  window.dataLayer.forEach(send);
  window.dataLayer.push = (call) => send(call);
`;

/** Events as the service receives them. */
const standInForGoogle = async (context: BrowserContext): Promise<URLSearchParams[]> => {
  const events: URLSearchParams[] = [];
  await context.route(`${tagScript}**`, (route) =>
    route.fulfill({contentType: 'text/javascript', body: standInTag}),
  );
  await context.route('https://www.google-analytics.com/**', async (route) => {
    events.push(new URL(route.request().url()).searchParams);
    await route.fulfill({status: 204});
  });
  return events;
};

/**
 * A stand-in for the vendor's script: it shows a button in the same place, following the
 * attributes.
 */
const standInWidget = `
  const script = document.getElementById('crawlchat-script');
  const embed = document.createElement('div');
  embed.id = 'crawlchat-embed';
  embed.style = 'position:fixed;width:0;height:0';
  document.body.append(embed);
  setTimeout(() => {
    const button = document.createElement('button');
    button.id = 'crawlchat-ask-ai-button';
    button.textContent = script.dataset.askAiText;
    button.style = 'position:fixed;bottom:20px;right:20px';
    button.style.background = script.dataset.askAiBackgroundColor;
    button.style.color = script.dataset.askAiColor;
    button.style.borderRadius = script.dataset.askAiRadius;
    document.body.append(button);
  }, 300);
`;

const standInForVendor = (context: BrowserContext): Promise<unknown> =>
  context.route(askAiScript, (route) =>
    route.fulfill({contentType: 'text/javascript', body: standInWidget}),
  );

/** A dot, a rule without effect and an empty document: what the kinds of files need to load. */
const standInFiles: Record<string, {contentType: string; body: string}> = {
  '/widget.css': {
    contentType: 'text/css',
    body: '@font-face {font-family: widget; src: url(https://ask.example/widget.woff2)} #crawlchat-embed {font-family: widget}',
  },
  '/widget.svg': {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  },
  '/widget.woff2': {contentType: 'font/woff2', body: ''},
  '/answers': {contentType: 'application/json', body: '{"answer": "Yes"}'},
  '/chat': {contentType: 'text/html', body: '<p>Chat</p>'},
};

/** Files of each kind that a widget may load from its own origin. */
const standInParts = `
  const add = (parent, name, values) => parent.append(Object.assign(document.createElement(name), values));
  const parts = document.getElementById('crawlchat-embed');
  parts.textContent = 'Ask';
  add(document.head, 'link', {rel: 'stylesheet', href: 'https://ask.example/widget.css'});
  add(parts, 'img', {src: 'https://ask.example/widget.svg', alt: ''});
  add(parts, 'iframe', {src: 'https://ask.example/chat', title: 'Chat'});
  fetch('https://ask.example/answers');
`;

const blockAll = async (context: BrowserContext): Promise<void> => {
  await context.route(/googletagmanager|google-analytics|ask\.example/, (route) => route.abort());
};

const hangAll = async (context: BrowserContext): Promise<void> => {
  await context.route(/googletagmanager|google-analytics|ask\.example/, () => undefined);
};

/** Hosts other than its own that a page sends requests to. */
const watchHosts = (page: Page): Set<string> => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const {host, origin: asked} = new URL(request.url());
    if (asked !== origin && !host.startsWith('localhost')) hosts.add(host);
  });
  return hosts;
};

const follow = async (page: Page, address: string): Promise<void> => {
  await page.locator(`.theme-doc-sidebar-container a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(`${origin}${address}`);
};

test.describe('analytics', () => {
  test('[ANALYTICS-01] one page view for each page, with path, title and id', async ({
    page,
    context,
  }) => {
    await serveAs(context, origin, folder());
    const events = await standInForGoogle(context);
    await blockAsk(context);
    const paths = (): (string | null)[] => events.map((event) => event.get('dp'));
    await page.goto(`${origin}/docs/?utm_source=mail`);
    await hydrated(page);
    await expect.poll(paths).toEqual(['/docs/']);
    await follow(page, '/docs/the-fundamentals');
    await expect.poll(paths).toEqual(['/docs/', '/docs/the-fundamentals']);
    // A different hash or query is not a different page.
    await page.evaluate(() => {
      window.location.hash = 'a-heading';
    });
    await page.locator('.navbar__link', {hasText: 'API'}).click();
    await expect(page).toHaveURL(`${origin}/docs/api`);
    await expect.poll(paths).toEqual(['/docs/', '/docs/the-fundamentals', '/docs/api']);
    await page.goBack();
    await expect(page).toHaveURL(/the-fundamentals#a-heading$/);
    await expect
      .poll(paths)
      .toEqual(['/docs/', '/docs/the-fundamentals', '/docs/api', '/docs/the-fundamentals']);
    for (const event of events) {
      expect(event.get('tid')).toBe(tagId);
      expect(event.get('en')).toBe('page_view');
    }
    expect(events[0]?.get('dl')).toBe(`${origin}/docs/?utm_source=mail`);
    // The title of the page that is shown, not of the one before.
    expect(events[1]?.get('dt')).toBe(await page.title());
    expect(events[2]?.get('dt')).not.toBe(events[1]?.get('dt'));
    // And no more of them, later.
    await idleMoments(page);
    expect(events).toHaveLength(4);
  });

  test('[ANALYTICS-01] typing on the search page is no page view', async ({page, context}) => {
    await serveAs(context, origin, folder());
    const events = await standInForGoogle(context);
    await page.goto(`${origin}/search`);
    await hydrated(page);
    await page.getByRole('searchbox').fill('spring');
    await expect(page).toHaveURL(/q=spring/);
    await page.getByRole('searchbox').fill('interpolate');
    await expect(page).toHaveURL(/q=interpolate/);
    await idleMoments(page);
    expect(events.map((event) => event.get('dp'))).toEqual(['/search']);
  });

  test('[ANALYTICS-01] the script is not in the HTML, loads once, with the id', async ({
    page,
    context,
  }) => {
    await serveAs(context, origin, folder());
    await standInForGoogle(context);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(tagScript)) scripts.push(request.url());
    });
    const response = await page.goto(`${origin}/docs/`);
    expect(await response?.text()).not.toContain(tagScript);
    await expect.poll(() => scripts).toEqual([`${tagScript}?id=${tagId}`]);
    await expect(page.locator(`script[src^="${tagScript}"]`)).toHaveJSProperty('async', true);
    await follow(page, '/docs/the-fundamentals');
    expect(scripts).toHaveLength(1);
  });

  for (const [wish, property, value] of [
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ] as const) {
    test(`[ANALYTICS-01] nothing is loaded or sent with ${wish}`, async ({page, context}) => {
      await serveAs(context, origin, folder());
      const events = await standInForGoogle(context);
      await context.addInitScript(
        ([name, wished]) => {
          Object.defineProperty(Navigator.prototype, name, {get: () => wished});
        },
        [property, value] as const,
      );
      const hosts = watchHosts(page);
      await page.goto(`${origin}/docs/`);
      await hydrated(page);
      await follow(page, '/docs/the-fundamentals');
      await idleMoments(page);
      expect(events).toEqual([]);
      expect([...hosts].filter((host) => host.includes('google'))).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    });
  }

  test('[ANALYTICS-01] [SITE-01] nothing is loaded or sent where no id is configured', async ({
    page,
    context,
  }) => {
    await serveAs(context, origin, path.resolve(__dirname, '../../build'));
    const events = await standInForGoogle(context);
    const hosts = watchHosts(page);
    await page.goto(`${origin}/docs/`);
    await hydrated(page);
    await follow(page, '/docs/the-fundamentals');
    await idleMoments(page);
    expect(events).toEqual([]);
    expect([...hosts]).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });

  test('[ANALYTICS-01] nothing is loaded or sent from localhost', async ({page, context}) => {
    const server = await serveFolder(folder());
    const events = await standInForGoogle(context);
    await blockAsk(context);
    const hosts = watchHosts(page);
    await page.goto(`${server.url}/docs/`);
    await hydrated(page);
    await idleMoments(page);
    expect(events).toEqual([]);
    expect([...hosts].filter((host) => host.includes('google'))).toEqual([]);
    server.close();
  });
});

const blockAsk = async (context: BrowserContext): Promise<void> => {
  await context.route(askAiScript, (route) => route.abort());
};

for (const [fault, cause] of [
  ['are blocked', blockAll],
  ['hang', hangAll],
] as const) {
  test(`[ANALYTICS-01] [AI-01] the site is complete when third parties ${fault}`, async ({
    page,
    context,
  }) => {
    await serveAs(context, origin, folder());
    await cause(context);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const hosts = watchHosts(page);
    await page.goto(`${origin}/docs/`, {waitUntil: 'load'});
    await hydrated(page);
    // Both were requested.
    await expect.poll(() => [...hosts].sort()).toEqual(['ask.example', 'www.googletagmanager.com']);
    await follow(page, '/docs/the-fundamentals');
    await expect(page.locator('h1')).toBeVisible();
    const button = page.getByRole('button', {name: 'Ask AI'});
    await button.click();
    const panel = page.getByRole('dialog', {name: 'Ask the docs'});
    await panel.getByRole('textbox').fill('video');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('status')).toHaveText(/found/);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(errors).toEqual([]);
  });
}

test('[ANALYTICS-01] [AI-01] the policy lets in what is configured, and reports nothing', async ({
  page,
  context,
}) => {
  await serveAs(context, origin, folder());
  const reports = await watchPolicy(context);
  const events = await standInForGoogle(context);
  const loaded: string[] = [];
  await context.route('https://ask.example/**', async (route) => {
    const {pathname} = new URL(route.request().url());
    loaded.push(pathname);
    const file = standInFiles[pathname];
    await route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      ...(file ?? {contentType: 'text/javascript', body: standInWidget + standInParts}),
    });
  });
  const response = await page.goto(`${origin}/docs/`);
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  // Google's and the vendor's scripts may do what Trusted Types forbid.
  expect(headers['content-security-policy']).not.toContain('trusted-types');
  expect(headers['content-security-policy-report-only']).toBe("require-trusted-types-for 'script'");
  await expect(page.locator('#crawlchat-ask-ai-button')).toBeVisible();
  await expect
    .poll(() => [...loaded].sort())
    .toEqual(['/embed.js', ...Object.keys(standInFiles)].sort());
  await follow(page, '/docs/the-fundamentals');
  await page.locator('.navbar__link', {hasText: 'API'}).click();
  await expect(page).toHaveURL(`${origin}/docs/api`);
  // A view is sent after the address changes; what is left before that is never counted.
  await expect.poll(() => events.map((event) => event.get('dp'))).toContain('/docs/api');
  await page.goto(`${origin}/search?q=video`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect
    .poll(() => events.map((event) => event.get('dp')))
    .toEqual(['/docs/', '/docs/the-fundamentals', '/docs/api', '/search']);
  expect(reports).toEqual([]);

  // Nothing else gets in, and what a third party's script may do is only reported.
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'https://elsewhere.example/pixel.gif';
    const box = document.createElement('div');
    box.innerHTML = '<img id="late">';
    document.body.append(image, box);
  });
  await expect
    .poll(() => [...reports].sort())
    .toEqual([
      'enforce img-src: https://elsewhere.example/pixel.gif ',
      'report require-trusted-types-for: trusted-types-sink Element innerHTML|<img id="late">',
    ]);
  await expect(page.locator('#late')).toBeAttached();
});

test.describe('Ask AI', () => {
  test("[AI-01] the vendor's script comes late, once, with its attributes", async ({
    page,
    context,
  }) => {
    await serveAs(context, origin, folder());
    await blockAll(context);
    await standInForVendor(context);
    const response = await page.goto(`${origin}/docs/`);
    const html = (await response?.text()) ?? '';
    expect(html).not.toContain(askAiScript);
    expect(html).not.toContain('crawlchat');
    const script = page.locator('#crawlchat-script');
    await expect(script).toHaveCount(1);
    const expected = {
      src: askAiScript,
      'data-id': collectionId,
      'data-ask-ai': 'true',
      'data-ask-ai-background-color': '#282A36',
      'data-ask-ai-color': '#ffffff',
      'data-ask-ai-text': 'Ask AI',
      'data-ask-ai-position': 'br',
      'data-ask-ai-radius': '20px',
    };
    for (const [name, value] of Object.entries(expected)) {
      await expect(script).toHaveAttribute(name, value);
    }
    await expect(script).toHaveJSProperty('async', true);
    await follow(page, '/docs/the-fundamentals');
    await page.locator('.navbar__link', {hasText: 'API'}).click();
    await expect(page).toHaveURL(`${origin}/docs/api`);
    await expect(script).toHaveCount(1);
  });

  test('[AI-01] it waits for the page', async ({page, context}) => {
    await serveAs(context, origin, folder());
    await blockAll(context);
    const hosts = watchHosts(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/img/logo.svg', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(`${origin}/docs/`, {waitUntil: 'commit'});
    // The page never finishes loading here, so a key starts the app.
    await page.locator('h1').waitFor();
    await page.keyboard.press('Shift');
    await hydrated(page);
    await idleMoments(page);
    expect([...hosts]).toEqual([]);
    release();
    await expect.poll(() => hosts.size).toBe(2);
  });

  test('[AI-01] our button stands until the widget is there, then leaves it the place', async ({
    page,
    context,
  }) => {
    await serveAs(context, origin, folder());
    await blockAll(context);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route(askAiScript, async (route) => {
      await held;
      await route.fulfill({contentType: 'text/javascript', body: standInWidget});
    });
    await page.goto(`${origin}/docs/`);
    await hydrated(page);
    const ours = page.locator('aside[aria-label="Ask AI"] button');
    await expect(page.locator('#crawlchat-script')).toHaveCount(1);
    await expect(ours).toBeVisible();
    release();
    await expect(page.locator('#crawlchat-ask-ai-button')).toBeVisible();
    await expect(ours).toBeHidden();
    await expect(page.getByRole('button', {name: 'Ask AI'})).toHaveCount(1);
    // Also on the next page.
    await follow(page, '/docs/the-fundamentals');
    await expect(ours).toBeHidden();
  });
});
