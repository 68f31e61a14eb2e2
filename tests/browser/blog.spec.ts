import {expect, test, type Locator, type Page} from '@playwright/test';
import Parser from 'rss-parser';

import {escapeHtml} from '../../src/content/escapeHtml';
import {openReader} from '../support/reader';
import {hydrated, layoutShift, recordLayoutShift, scrollThrough} from '../support/site';

const site = 'https://www.remotion.dev';

/** All posts, newest first. */
const posts: readonly (readonly [slug: string, date: string, title: string])[] = [
  ['media-parser', '2025-05-20', 'Remotion Media Parser'],
  ['faster-lambda', '2024-03-21', 'Lambda renders are now faster'],
  ['deployable-studio', '2024-03-05', 'The Studio can be deployed'],
  ['4-0', '2023-07-03', 'Remotion 4.0'],
  ['3-3', '2022-11-17', 'Remotion 3.3'],
  ['seed-funding', '2022-11-09', '180,000 Swiss francs for programmatic video'],
  ['3-2', '2022-08-10', 'Remotion 3.2'],
  ['3-1', '2022-07-14', 'Remotion 3.1'],
  ['3-0', '2022-04-26', 'Remotion 3.0'],
  ['2-6', '2022-01-05', 'Remotion 2.6'],
  ['2-5', '2021-10-26', 'Remotion 2.5'],
  ['2-4', '2021-09-27', 'Remotion 2.4'],
  ['2-3', '2021-08-11', 'Remotion 2.3'],
  ['2-2', '2021-07-09', 'Remotion 2.2'],
  ['2-1', '2021-05-06', 'Remotion 2.1'],
  ['2-0', '2021-04-15', 'Remotion 2.0'],
  ['company-licenses', '2021-03-15', 'Company license prices are public'],
  ['1-5', '2021-03-03', 'Remotion 1.5'],
  ['1-4', '2021-02-26', 'Remotion 1.4'],
  ['1-3', '2021-02-15', 'Remotion 1.3'],
  ['1-2', '2021-02-13', 'Remotion 1.2'],
  ['1-1', '2021-02-11', 'Remotion 1.1'],
  ['introducing-remotion', '2021-02-08', 'Introducing Remotion'],
];

const addresses = posts.map(([slug]) => `/blog/${slug}`);
const lists = ['/blog', '/blog/page/2', '/blog/page/3'];

const attributes = (links: Locator, name: string): Promise<(string | null)[]> =>
  links.evaluateAll(
    (elements, attribute) => elements.map((element) => element.getAttribute(attribute)),
    name,
  );

/** The page's structured data of one type; throws when there is none, or when it does not parse. */
const structuredData = async (page: Page, type: string): Promise<Record<string, unknown>> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = texts
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((data) => data['@type'] === type);
  if (!found) throw new Error(`There is no ${type} among ${texts.length} pieces of data.`);
  return found;
};

const posting = ([slug, date, title]: (typeof posts)[number]): object => ({
  '@type': 'BlogPosting',
  url: `${site}/blog/${slug}`,
  headline: title,
  description: expect.stringMatching(/^.{50,160}$/) as unknown,
  datePublished: `${date}T00:00:00.000Z`,
  author: {'@type': 'Organization', name: 'Remotion team', url: `${site}/`},
  image: expect.objectContaining({
    '@type': 'ImageObject',
    url: `${site}/img/blog/${slug}.webp`,
  }) as unknown,
});

test('[ROUTE-03] the lists lead to each other', async ({page}) => {
  await page.goto('/blog');
  await hydrated(page);
  const pages = page.getByRole('navigation', {name: 'Blog list page navigation'});
  await pages.getByRole('link', {name: 'Older entries'}).click();
  await expect(page).toHaveURL('/blog/page/2');
  // The old list stays until the next one has loaded.
  const older = pages.getByRole('link', {name: 'Older entries'});
  await expect(older).toHaveAttribute('href', '/blog/page/3');
  await older.click();
  await expect(page).toHaveURL('/blog/page/3');
  await expect(pages.getByRole('link', {name: 'Older entries'})).toHaveCount(0);
  await pages.getByRole('link', {name: 'Newer entries'}).click();
  await expect(page).toHaveURL('/blog/page/2');
});

test('[ROUTE-06] the app leaves the structured data of a post in their place', async ({page}) => {
  await page.goto('/blog/2-3');
  await hydrated(page);
  // On a busy machine, the head briefly lacks them while the app starts.
  await page.locator('script[type="application/ld+json"]').first().waitFor({state: 'attached'});
  expect(await structuredData(page, 'BlogPosting')).toMatchObject({headline: 'Remotion 2.3'});
});

test('covers in lists load late, keep their place, and leave the titles to the text', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await recordLayoutShift(page);
  await page.goto('/blog');
  await hydrated(page);
  const covers = page.getByRole('article').locator('img');
  await expect(covers).toHaveCount(10);
  for (const cover of await covers.all()) {
    await expect(cover).toHaveAttribute('loading', 'lazy');
    await expect(cover).toHaveAttribute('alt', '');
    const box = await cover.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1200 / 630, 1);
  }
  await scrollThrough(page);
  await expect(covers.last()).toHaveJSProperty('naturalWidth', 1200);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('prints only the post', async ({page}) => {
  // An A4 sheet at 96 pixels per inch.
  await page.setViewportSize({width: 794, height: 1123});
  await page.goto('/blog/2-3');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('article').getByRole('heading', {level: 1})).toBeVisible();
  const links = page.locator('a:visible:not([href="#__docusaurus_skipToContent_fallback"])');
  const inArticle = page.getByRole('article').getByRole('link').filter({visible: true});
  expect(await attributes(links, 'href')).toEqual(await attributes(inArticle, 'href'));
  await expect(page.locator('img[src^="/img/blog/"]')).toBeHidden();
  await expect(page.getByRole('button').filter({visible: true})).toHaveCount(0);
});

/** What a post's feed entry must contain: its headings, samples and the stills of its demos. */
const partsOf = async (page: Page, address: string): Promise<string[]> => {
  await page.goto(address);
  const post = page.locator('#__blog-post-container');
  const headings = await post.locator('h2').allTextContents();
  const titles = await post.locator('figure.code figcaption').allTextContents();
  const stills = await attributes(post.locator('section img'), 'src');
  return [
    ...headings.map((heading) => heading.replace('\u200B', '')),
    ...titles,
    ...stills.map((still) => `src="${site}${still ?? ''}"`),
  ];
};

const escaped = (text: string): string => (text.startsWith('src=') ? text : escapeHtml(text));

interface Entry {
  title: string;
  link: string;
  date: string;
  content: string;
}

const xmlEntries = async (xml: string): Promise<Entry[]> => {
  const parser = new Parser<object, {'content:encoded'?: string}>();
  const {items} = await parser.parseString(xml);
  return items.map((item) => ({
    title: item.title ?? '',
    link: item.link ?? '',
    date: item.isoDate ?? '',
    content: item['content:encoded'] ?? item.content ?? '',
  }));
};

const jsonEntries = (json: string): Entry[] => {
  const feed = JSON.parse(json) as {
    version: string;
    items: {title: string; url: string; date_modified: string; content_html: string}[];
  };
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  return feed.items.map((item) => ({
    title: item.title,
    link: item.url,
    date: item.date_modified,
    content: item.content_html,
  }));
};

test.describe('the HTML', () => {
  const reader = openReader();

  for (const [index, post] of posts.entries()) {
    const [slug, date, title] = post;
    test(`[ROUTE-06] /blog/${slug} is the post of ${date}`, async () => {
      const page = reader();
      const response = await page.goto(`/blog/${slug}`);
      expect(response?.status()).toBe(200);
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(article.locator('header time')).toHaveAttribute(
        'datetime',
        `${date}T00:00:00.000Z`,
      );
      await expect(article.locator('header')).toContainText(/(?:One|\d+) min read/);
      await expect(
        article.locator('header').getByRole('link', {name: 'Remotion team'}),
      ).toBeVisible();

      await expect(article).toContainText('were later rewritten for Remotion 4.0.319.');

      const cover = article.locator(`img[src="/img/blog/${slug}.webp"]`);
      await expect(cover).toHaveCount(1);
      await expect(cover).toHaveAttribute('alt', '');
      await expect(cover).toHaveJSProperty('naturalWidth', 1200);

      const neighbors = page.getByRole('navigation', {name: 'Blog post page navigation'});
      expect(await attributes(neighbors.getByRole('link'), 'href')).toEqual(
        [addresses[index - 1], addresses[index + 1]].filter(Boolean),
      );
      expect(await structuredData(page, 'BlogPosting')).toMatchObject({
        '@context': 'https://schema.org',
        ...posting(post),
      });
      await expect(page.locator('meta[property="og:image"]').first()).toHaveAttribute(
        'content',
        `${site}/img/blog/${slug}.webp`,
      );
    });
  }

  test('the note on what time a post is of is in its Markdown, but in no list and no tutorial', async () => {
    const page = reader();
    const textOf = async (path: string): Promise<string> => (await page.request.get(path)).text();
    const note = 'later rewritten for Remotion 4.0.319';
    expect(await textOf('/blog/2-3.md')).toContain(
      `News from August 11, 2021. Text and samples were ${note}.`,
    );
    for (const path of ['/blog', '/learn/apple-wow', '/success-stories/yarx']) {
      expect(await textOf(path), path).not.toContain(note);
    }
  });

  test('[ROUTE-03] three lists of ten, ten and three posts, newest first', async () => {
    const page = reader();
    for (const [index, list] of lists.entries()) {
      const expected = posts.slice(index * 10, index * 10 + 10);
      const response = await page.goto(list);
      expect(response?.status()).toBe(200);
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(expected.length);
      await expect(cards.getByRole('heading', {level: 2})).toHaveText(
        expected.map(([, , title]) => title),
      );
      expect(await attributes(cards.locator('time'), 'datetime')).toEqual(
        expected.map(([, date]) => `${date}T00:00:00.000Z`),
      );
      expect(await structuredData(page, 'Blog')).toMatchObject({blogPost: expected.map(posting)});
    }
    const beyond = await page.request.get('/blog/page/4');
    expect(beyond.status()).toBe(404);
  });

  test('[ROUTE-03] the archive lists all posts by year', async () => {
    const page = reader();
    const response = await page.goto('/blog/archive');
    expect(response?.status()).toBe(200);
    const main = page.getByRole('main');
    expect(await attributes(main.getByRole('listitem').getByRole('link'), 'href')).toEqual(
      addresses,
    );
    await expect(main.getByRole('heading', {level: 2})).toHaveText([
      '2025',
      '2024',
      '2023',
      '2022',
      '2021',
    ]);
  });

  test('[ROUTE-07] each card has a preview and leads to the whole post', async () => {
    const page = reader();
    for (const [index, list] of lists.entries()) {
      await page.goto(list);
      const cards = page.getByRole('article');
      for (const [place, [slug, , title]] of posts.slice(index * 10, index * 10 + 10).entries()) {
        const card = cards.nth(place);
        const more = card.getByRole('link', {name: `Read more about ${title}`});
        await expect(more).toHaveText('Read more');
        await expect(more).toHaveAttribute('href', `/blog/${slug}`);
        const preview = card.locator('.markdown');
        await expect(preview.locator('p').first()).toHaveText(/\S.{60,}/);
        await expect(preview.locator('h2, figure, section')).toHaveCount(0);
        // The post continues after its preview.
        const html = await (await page.request.get(`/blog/${slug}`)).text();
        const rest = html.slice(html.indexOf('__blog-post-container'));
        expect(/<h2[ >]/.test(rest), slug).toBe(true);
      }
    }
  });

  test('[TOC-03] the sidebar groups all posts by year', async () => {
    const page = reader();
    await page.goto('/blog/2-3');
    const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
    expect(await attributes(sidebar.getByRole('link'), 'href')).toEqual(addresses);
    for (const [year, count] of Object.entries({2025: 1, 2024: 2, 2023: 1, 2022: 6, 2021: 13})) {
      const links = sidebar.getByRole('group', {name: year}).getByRole('link');
      await expect(links).toHaveCount(count);
    }
    await expect(sidebar.getByRole('link', {name: 'Remotion 2.3', exact: true})).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  for (const [file, type] of [
    ['rss.xml', 'application/rss+xml'],
    ['atom.xml', 'application/atom+xml'],
    ['feed.json', 'application/json'],
  ] as const) {
    test(`the feed ${file} holds all posts in full`, async () => {
      const page = reader();
      const text = await (await page.request.get(`/blog/${file}`)).text();
      const entries = file === 'feed.json' ? jsonEntries(text) : await xmlEntries(text);
      expect(entries.map(({title, link, date}) => [link, date.slice(0, 10), title])).toEqual(
        posts.map(([slug, date, title]) => [`${site}/blog/${slug}`, date, title]),
      );
      for (const {content, link} of entries) {
        expect(content, link).not.toMatch(/<script|(?:href|src)="\//);
        expect(content, link).toContain('were later rewritten for Remotion 4.0.319.');
        expect(content, link).not.toMatch(/<(?:button|input|fieldset|output|svg)\b| class="/);
      }
      // One post of each kind of content: samples, demos, tables.
      for (const slug of ['2-0', '4-0', 'faster-lambda']) {
        const content = entries.find(({link}) => link.endsWith(`/${slug}`))?.content ?? '';
        // A heading can have code in it.
        const text = content.replaceAll(/<\/?(?:a|code|em|span|strong)\b[^>]*>/g, '');
        for (const part of await partsOf(page, `/blog/${slug}`)) {
          expect(part.startsWith('src=') ? content : text).toContain(escaped(part));
        }
      }
      // The page links to its feed.
      await expect(page.locator(`link[rel="alternate"][href="/blog/${file}"]`)).toHaveAttribute(
        'type',
        type,
      );
    });
  }
});
