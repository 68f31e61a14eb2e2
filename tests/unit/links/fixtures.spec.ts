import path from 'node:path';
import {expect, test} from '@playwright/test';
import {formatFinding} from 'mdx-docs-checker/findings';

import {checkLinks} from '../../../scripts/lib/links/checkLinks';

const FIXTURES = path.resolve(__dirname, '../../fixtures/links');

const HOW =
  'correct the path: the page of docs/a/b.mdx is at "/docs/a/b", static/c.png at "/c.png"';
const SAY = 'say what the reader finds there';

/** What is found in each file of the failing site: line, column, message and cure. */
const expected: Record<string, string[]> = {
  'blog/2024-01-01-first.mdx': [
    '6:4 there is no page file "./2024-01-02-second.mdx" — write the address of the page, such as "/docs/spring"',
    '6:49 there is no page or file at "/blog/archives" — write "/blog/archive"',
  ],
  'docs/_note.mdx': [
    `1:15 there is no page or file at "/docs/nowhere-at-all" — ${HOW}`,
    `1:15 the link text "link" doesn't say where it leads — ${SAY}`,
  ],
  'docs/addresses.mdx': [
    '7:3 there is no page or file at "/docs/springs" — write "/docs/spring"',
    `7:33 there is no page or file at "/docs/videos/" — ${HOW}`,
    '7:58 there is no page or file at "/docs/sequence" — write "/docs/videos/sequence"',
    `9:19 there is no page or file at "/docs/nowhere-at-all" — ${HOW}`,
    `9:19 the link text "link" doesn't say where it leads — ${SAY}`,
    '13:3 there is no page or file at "/docs/spring.html" — write "/docs/spring"',
    '13:37 there is no file "/img/logo.png" in static/ — write "/img/logo.svg"',
    '16:6 the link has no target — add one',
    `16:36 there is no page or file at "/learn" — ${HOW}`,
    `17:3 there is no page or file at "/blog/page/2" — ${HOW}`,
    '17:36 "/blog/rss.xml" is not a page — write "pathname:///blog/rss.xml"',
    '17:63 no file is published at "/blog/rss.html" — write "pathname:///blog/rss.xml"',
    '18:3 there is no file "./missing.png" — add it as docs/missing.png, or correct the path',
    '18:48 there is no file "./missing.pdf" — add it as docs/missing.pdf, or correct the path',
    `19:5 "../blog/2024-01-01-first.mdx" isn't turned into an address here, so it leads nowhere — write "/blog/first"`,
    `19:59 "@site/docs/spring.mdx" isn't turned into an address here, so it leads nowhere — write "/docs/spring"`,
    '21:1 there is no page or file at "/docs/strings" — write "/docs/spring"',
    '26:15 there is no page or file at "/doc/spring" — write "/docs/spring"',
    `31:13 there is no page or file at "/docs/hint-that-is-missing" — ${HOW}`,
  ],
  'docs/anchors.mdx': [
    '7:1 this page has no heading with the id "value" — write "#values"',
    '7:19 "/docs/spring" has no heading with the id "configs" — write "#config"',
    '7:56 "/docs/spring" has no heading with the id "Config" — write "#config"',
    '8:1 "/docs/spring" has no heading with the id "entirely-different" — use the id of a heading in docs/spring.mdx, or leave out "#entirely-different"',
    '8:51 "/blog" has no headings — leave out "#first"',
    '8:74 "/docs/spring" has no heading with the id "dumping" — write "#damping"',
    '9:1 "/" has no heading with the id "when-not-to-us" — write "#when-not-to-use"',
    '9:32 "/" has no heading with the id "hero" — use the id of a heading in src/pages/index.mdx, or leave out "#hero"',
  ],
  'docs/broken.mdx': [
    '5:1 mdx cannot be read: Expected a closing tag for `<b>` (5:6-5:9) before the end of `paragraph`',
  ],
  'docs/jsx.mdx': [
    '6:22 there is no page or file at "/docs/springs" — write "/docs/spring"',
    '10:6 there is no page or file at "/docs/springs" — write "/docs/spring"',
    `10:6 the link text "link" doesn't say where it leads — ${SAY}`,
    '12:3 there is no page or file at "/docs/springs" — write "/docs/spring"',
    `12:53 "spring" leads elsewhere if the page's own address ends with a slash — write "/docs/spring"`,
    `12:94 "./spring.mdx" isn't turned into an address here, so it leads nowhere — write "/docs/spring"`,
    '14:17 there is no file "/img/logos.svg" in static/ — write "/img/logo.svg"',
    '15:17 "logo.svg" resolves to a different place on each page — put the file into static/ and write its path from there, such as "/img/name.png"',
    '17:7 there is no page or file at "/docs/springs" — write "/docs/spring"',
    '21:11 there is no page or file at "/docs/springs" — write "/docs/spring"',
    `21:11 the link text "here" doesn't say where it leads — ${SAY}`,
  ],
  'docs/labels.mdx': [
    `5:7 the link text "here" doesn't say where it leads — ${SAY}, such as "spring()"`,
    `5:32 the link text "Click here." doesn't say where it leads — ${SAY}, such as "spring()"`,
    `5:65 the link text "this page" doesn't say where it leads — ${SAY}, such as "Labels"`,
    `6:1 the link text "more →" doesn't say where it leads — ${SAY}`,
    `6:32 the link to "/docs/spring" has no text — ${SAY}, such as "spring()"`,
    `6:50 the link text "/docs/spring" is a bare address of this site — ${SAY}, such as "spring()"`,
    `6:80 the link text "this" doesn't say where it leads — ${SAY}, such as "spring()"`,
    `8:7 the link text "Learn more" doesn't say where it leads — ${SAY}, such as "spring()"`,
  ],
  'docs/own.mdx': [
    '5:1 "https://www.remotion.dev/docs/spring#config" is an address of this site — write "/docs/spring#config"',
    '5:56 "http://remotion.dev/docs/springs" is an address of this site — write "/docs/spring"',
    '6:1 "https://www.remotion.dev" is an address of this site — write "/"',
    '6:43 "https://www.remotion.dev/blog/rss.xml" is an address of this site — write "pathname:///blog/rss.xml"',
    '8:7 "https://www.remotion.dev/docs/spring" is an address of this site — write "/docs/spring"',
    `8:62 the link text "https://remotion.dev/discord" is a bare address of this site — ${SAY}`,
    '10:4 "//remotion.dev/docs/spring?tab=1" is an address of this site — write "/docs/spring?tab=1"',
  ],
  'docs/videos/index.mdx': [
    `6:5 "sequence" leads elsewhere if the page's own address ends with a slash — write "/docs/videos/sequence"`,
    '6:31 there is no page file "./sequences.mdx" — write "./sequence.mdx"',
    '6:64 "/docs/spring" has no heading with the id "configs" — write "#config"',
  ],
  'src/config/announcement.ts': [
    '2:21 there is no page or file at "/docs/springs" — write "/docs/spring"',
  ],
  'src/config/navbar.ts': [
    '4:21 there is no page or file at "/docs/springs" — write "/docs/spring"',
    '5:21 "https://www.remotion.dev/blog" is an address of this site — write "/blog"',
  ],
  'src/pages/about.tsx': [
    '4:27 there is no page or file at "/docs/springs" — write "/docs/spring"',
    `4:27 the link text "here" doesn't say where it leads — ${SAY}`,
  ],
  'src/pages/index.mdx': [
    `5:1 "../../docs/spring.mdx" isn't turned into an address here, so it leads nowhere — write "/docs/spring"`,
    '5:37 "/docs/spring" has no heading with the id "configs" — write "#config"',
  ],
};

for (const [file, findings] of Object.entries(expected)) {
  test(`every wrong link of ${file} is found at its place`, async () => {
    const result = await checkLinks(path.join(FIXTURES, 'fail'), [file]);
    expect(result.findings.map(formatFinding)).toEqual(findings.map((line) => `${file}:${line}`));
  });
}

test('a run over the whole site gives the findings of all files, sorted', async () => {
  const {findings} = await checkLinks(path.join(FIXTURES, 'fail'));
  expect(findings.map(formatFinding)).toEqual(
    Object.entries(expected).flatMap(([file, lines]) => lines.map((line) => `${file}:${line}`)),
  );
});

test('a folder stands for the files in it', async () => {
  const {files, findings} = await checkLinks(path.join(FIXTURES, 'fail'), ['docs/videos', 'blog']);
  expect(files).toBe(3);
  expect(new Set(findings.map(({file}) => file))).toEqual(
    new Set(['blog/2024-01-01-first.mdx', 'docs/videos/index.mdx']),
  );
});

test('a name without files is refused', async () => {
  await expect(checkLinks(path.join(FIXTURES, 'fail'), ['docs/none.mdx'])).rejects.toThrow(
    'docs/none.mdx is neither a page nor a source of the site',
  );
});

test('all that the site accepts passes', async () => {
  const {files, findings} = await checkLinks(path.join(FIXTURES, 'pass'));
  expect(findings.map(formatFinding)).toEqual([]);
  expect(files).toBeGreaterThan(20);
});
