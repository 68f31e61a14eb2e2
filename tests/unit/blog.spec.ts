import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import matter from 'gray-matter';

import {covers} from '../../src/components/blog/covers/covers';
import {motifs} from '../../src/components/blog/covers/motifs';
import {feedHtml} from '../../src/plugins/feeds/feedHtml';
import {webpSize} from './demos/webpSize';

const root = path.resolve(__dirname, '../..');
const areas = ['blog', 'learn', 'success-stories'] as const;

const articlesOf = (area: string) =>
  fs
    .readdirSync(path.join(root, area))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const {data, content}: {data: Record<string, unknown>; content: string} = matter(
        fs.readFileSync(path.join(root, area, file), 'utf8'),
      );
      return {file, content, data};
    });

const posts = articlesOf('blog');

for (const area of areas) {
  test(`[ROUTE-06] each article of ${area} has a cover, and each cover an article`, () => {
    const slugs = covers.filter((cover) => cover.area === area).map(({slug}) => slug);
    const articles = articlesOf(area);
    expect(slugs.toSorted()).toEqual(articles.map(({data}) => data.slug).sort());
    expect(fs.readdirSync(path.join(root, 'static/img', area)).sort()).toEqual(
      slugs.map((slug) => `${slug}.webp`).sort(),
    );
    for (const {file, data} of articles) {
      expect(data.image, file).toBe(`/img/${area}/${String(data.slug)}.webp`);
    }
  });
}

test('covers are 1200 × 630 pixels, at most 25 kB, and no two are the same', () => {
  const pictures = covers.map(({area, slug}) =>
    fs.readFileSync(path.join(root, 'static/img', area, `${slug}.webp`)),
  );
  for (const [index, picture] of pictures.entries()) {
    const slug = covers[index]?.slug;
    expect(webpSize(picture), slug).toEqual({width: 1200, height: 630});
    expect(picture.length, slug).toBeLessThanOrEqual(25_000);
  }
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(covers.length);
});

test('each cover names a drawing, and each drawing is used once', () => {
  expect(covers.map(({motif}) => motif).sort()).toEqual(Object.keys(motifs).sort());
});

test('posts do not name private persons: no tweets, profiles or handles', () => {
  for (const {file, content} of posts) {
    const text = content.replaceAll(/```[\s\S]*?```/g, '');
    expect(text, file).not.toMatch(/(?:twitter|x)\.com\//);
    expect(text, file).not.toMatch(/github\.com\/[\w-]+(?:\/?\)|\s)/);
    expect(text, file).not.toMatch(/(?:^|\s)@\w+(?![\w/]*\/)/);
  }
});

test.describe('the HTML of posts in feeds', () => {
  test('loses controls, and keeps text, code and pictures', () => {
    expect(
      feedHtml(
        '<h2 class="anchor" id="a">Head<a href="#a" class="hash-link" aria-label="Direct link">\u200B</a></h2>' +
          '<figure class="code"><figcaption id="_R_1">a.tsx</figcaption><div class="actions">' +
          '<button type="button"><span>Copy</span></button></div><pre><code>a <span class="k">in</span> b</code></pre></figure>' +
          '<section><img class="still" src="https://example.com/a.webp" alt="Two > one" width="2" height="1" loading="lazy">' +
          '<input type="range" value="1"><output>1 / 2</output><fieldset><legend>P</legend><input></fieldset><p>Title</p></section>',
      ),
    ).toBe(
      '<h2>Head</h2><figure><figcaption>a.tsx</figcaption><pre><code>a <span>in</span> b</code></pre></figure>' +
        '<section><img src="https://example.com/a.webp" alt="Two &gt; one" width="2" height="1"><p>Title</p></section>',
    );
  });

  test('what reads like an attribute stays where it is text', () => {
    const html = '<p>Write class="a" and id="b" here, or &lt;input&gt;.</p>';
    expect(feedHtml(html)).toBe(html);
  });

  test('tabs lose the list of their names', () => {
    expect(
      feedHtml(
        '<ul role="tablist" class="tabs"><li role="tab">npm</li><li role="tab">pnpm</li></ul><div role="tabpanel"><pre>npm i</pre></div><ul><li>One</li></ul>',
      ),
    ).toBe('<div><pre>npm i</pre></div><ul><li>One</li></ul>');
  });
});
