import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const page = fs.readFileSync(path.resolve(__dirname, '../../../docs/ai/kit.mdx'), 'utf8');

const [, block = ''] = /^```md title="AGENTS\.md"\n(.*?)^```$/msu.exec(page) ?? [];

/** Numbered rules of the block, each with its text. */
const rules = block.split(/^(?=\d+\. )/mu).slice(1);

/** Sections of the page about a rule. */
const sections = page.split(/^### (?=\d+\. )/mu).slice(1);

test('the block for AGENTS.md has at most 8 kB', () => {
  expect(Buffer.byteLength(block)).toBeGreaterThan(1000);
  expect(Buffer.byteLength(block)).toBeLessThanOrEqual(8000);
});

test('each rule names the Markdown of its page, and its section links the page', () => {
  expect(rules.length).toBeGreaterThan(9);
  rules.forEach((rule, index) => {
    const [, twin] = /https:\/\/www\.remotion\.dev(\/docs\/[\w/-]+)\.md\s*/u.exec(rule) ?? [];
    expect(twin, rule).toBeDefined();
    expect(sections[index], rule).toContain(`](${twin ?? ''})`);
  });
});

test('each rule has a sample that passes and one that a check rejects', () => {
  expect(sections.map((section) => parseInt(section, 10))).toEqual(
    rules.map((rule) => parseInt(rule, 10)),
  );
  for (const section of sections) {
    const fences = [...section.matchAll(/^```tsx?(.*)$/gmu)].map(([, meta = '']) => meta);
    expect(
      fences.map((meta) => /\b(?:errors|throws)="/u.test(meta)),
      section,
    ).toEqual([false, true]);
  }
});
