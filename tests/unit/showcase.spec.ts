import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from '@playwright/test';

import {drawings} from '../../src/components/showcase/Art/drawings';
import {loopFrames} from '../../src/components/showcase/Art/drawings/kit';
import {
  isShowcaseKind,
  linkText,
  ofKind,
  playableVideo,
  showcase,
  showcaseKinds,
} from '../../src/data/showcase';
import {showcaseSchema} from '../../src/data/showcase.schema';

/** Problems of an entry, one line each, with their location. */
const problemsOf = (entry: unknown): string[] => {
  const result = showcaseSchema.safeParse(entry);
  return result.success
    ? []
    : result.error.issues.map(({path, message}) => `${path.join('.')} ${message}`);
};

test('[ROUTE-02] there are 18 entries, each with a drawing of its own', () => {
  const slugs = showcase.map(({slug}) => slug);
  expect(slugs).toHaveLength(18);
  expect(new Set(slugs).size).toBe(18);
  expect(Object.keys(drawings).sort()).toEqual([...slugs].sort());
  const pictures = slugs.map((slug) => renderToStaticMarkup(drawings[slug]?.draw(60)));
  expect(new Set(pictures).size).toBe(18);
});

for (const entry of showcase) {
  test(`the entry ${entry.slug}`, () => {
    expect(problemsOf(entry), `src/data/showcase.ts, ${entry.slug}`).toEqual([]);
    const picture = (frame: number): string =>
      renderToStaticMarkup(drawings[entry.slug]?.draw(frame));
    expect(picture(78)).toBe(picture(78));
    expect(picture(20), 'the drawing moves').not.toBe(picture(60));
    for (const frame of [0, 1, 60, loopFrames - 1]) {
      expect(picture(frame)).not.toMatch(/NaN|undefined|Infinity/);
    }
    // Ids would clash, since the pictures share a page.
    expect(picture(0)).not.toContain(' id=');
  });
}

test('a filter keeps the entries of a kind, in order', () => {
  const entries = [
    {slug: 'a', kind: 'data'},
    {slug: 'b', kind: 'music'},
    {slug: 'c', kind: 'data'},
  ] as const;
  expect(ofKind(entries, 'data').map(({slug}) => slug)).toEqual(['a', 'c']);
  expect(ofKind(entries, 'tool')).toEqual([]);
  expect(ofKind(entries, undefined)).toEqual([...entries]);
});

test('every kind has an entry, and only kinds are taken from an address', () => {
  for (const kind of Object.keys(showcaseKinds)) {
    expect(isShowcaseKind(kind) && ofKind(showcase, kind).length > 0, kind).toBe(true);
  }
  expect([null, '', 'Music', 'toString', 3].map(isShowcaseKind)).toEqual(Array(5).fill(false));
});

test('a link says where a video plays, and only videos on YouTube play in the page', () => {
  const link = (type: 'video' | 'website', url: string): {type: typeof type; url: string} => ({
    type,
    url,
  });
  const youTube = link('video', 'https://www.youtube.com/watch?v=hNKola6xpqQ');
  const others = [
    link('video', 'https://x.com/i/status/1715725060324073582'),
    link('video', 'https://twitter.com/MuxHQ/status/1483514610380644357'),
    link('video', 'https://example.com/clip'),
    link('website', 'https://www.youtube.com/watch?v=hNKola6xpqQ'),
  ];
  expect([youTube, ...others].map(linkText)).toEqual([
    'Watch on YouTube',
    'Watch on X',
    'Watch on X',
    'Video',
    'Website',
  ]);
  expect(playableVideo({links: others})).toBeUndefined();
  expect(playableVideo({links: [link('video', 'https://www.youtube.com/@channel')]})).toBe(
    undefined,
  );
  expect(playableVideo({links: [...others, youTube]})).toEqual({
    url: youTube.url,
    player: 'https://www.youtube-nocookie.com/embed/hNKola6xpqQ?autoplay=1&rel=0',
  });
});

test.describe('an entry', () => {
  const good = {
    slug: 'a-product',
    title: 'A product',
    kind: 'tool',
    what: 'A tool for videos',
    description: 'A tool that makes videos, described in one sentence.',
    size: [1920, 1080],
    added: '2024-04',
    links: [{type: 'website', url: 'https://example.com'}],
  };

  test('that is right passes', () => {
    expect(problemsOf(good)).toEqual([]);
    expect(problemsOf({...good, added: '2023'})).toEqual([]);
  });

  for (const [name, change, problem] of [
    ['with a space in its slug', {slug: 'a product'}, /^slug must be lower-case words/],
    ['with a long title', {title: 'a'.repeat(81)}, /^title must have at most 80/],
    ['with a long description', {description: `${'a'.repeat(280)}.`}, /at most 280/],
    ['with a day', {added: '2024-04-01'}, /^added must be a month/],
    ['with half a size', {size: [1920]}, /^size /],
    ['with a plain link', {links: [{type: 'video', url: 'http://a.b'}]}, /^links\.0\.url must be/],
    ['that leads nowhere', {links: []}, /^links must name where/],
    ['of a person', {author: 'Somebody'}, /Unrecognized key/],
  ] as const) {
    test(`${name} is noticed`, () => {
      const problems = problemsOf({...good, ...change});
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(problem);
    });
  }
});
