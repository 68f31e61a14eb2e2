import path from 'node:path';
import {expect, test} from '@playwright/test';
import {NodeFilter, parseHTML} from 'linkedom';
import {visibleCode} from 'mdx-docs-checker/fence-code';

import {fill} from '../../../src/components/docs/SampleValues/fill';
import {
  findDefaults,
  readValues,
  sampleValues,
  valueProblem,
  type SampleValueId,
} from '../../../src/components/docs/SampleValues/values';
import {readPages} from '../../../scripts/lib/pageCheck';
import {parseFenceMeta} from '../../../src/content/fenceMeta';
import {contentFiles} from '../../../src/content/files';
import {codeToHtml} from '../../../src/markdown/codeHtml';

/** A fence without words after its language. */
const {meta: plain} = parseFenceMeta('', 'ts');
const root = path.resolve(__dirname, '../../..');

const valid: Record<SampleValueId, string[]> = {
  awsRegion: ['eu-central-1', 'ap-southeast-2', 'us-gov-west-1'],
  function: ['remotion-render-4-0-320-mem3009mb-disk10240mb-900sec'],
  bucket: ['remotionlambda-eucentral1-a1b2c3d4e5'],
  googleRegion: ['europe-west1', 'asia-northeast1', 'northamerica-northeast2'],
  project: ['acme-videos-12'],
  service: ['remotion-4-0-320-mem4gi-cpu2-1-t600'],
  serviceUrl: ['https://my-service-abc123-ue.a.run.app', 'https://a-123.us-east1.run.app'],
  googleBucket: ['remotioncloudrun-a1b2c3d4e5'],
  site: ['my-site', 'Trailer2'],
  composition: ['HelloWorld', 'main-16x9', '你好'],
};

const hostile = [
  '<script>alert(1)</script>',
  `it's`,
  '"quoted"',
  'two words',
  '$(rm -rf ~)',
  '`id`',
  'a;b',
  'line\nbreak',
  '../..',
  'x'.repeat(10_000),
  'AKIAIOSFODNN7EXAMPLE',
  'a'.repeat(40),
];

for (const {id, byDefault} of sampleValues) {
  test(`${id}: real values are accepted, anything else gets a message and is not read from storage`, () => {
    for (const text of valid[id]) expect(valueProblem(id, text), text).toBeUndefined();
    expect(valueProblem(id, ''), 'empty: the default').toBeUndefined();
    for (const text of hostile) {
      expect(valueProblem(id, text), text.slice(0, 30)).toMatch(/^(?:Enter|Use|This) .*\.$/);
      expect(readValues({[id]: text})).toEqual({});
    }
    expect(readValues({[id]: valid[id][0]})).toEqual({[id]: valid[id][0]});
    expect(readValues({[id]: byDefault})).toEqual({});
  });
}

test('keys get a message of their own', () => {
  for (const key of ['AKIAIOSFODNN7EXAMPLE', 'a'.repeat(40)]) {
    expect(valueProblem('composition', key)).toMatch(/^This looks like a key/);
  }
});

test('what is stored may be anything', () => {
  for (const stored of [null, 3, 'text', [], {site: 3}, {unknown: 'a'}, {site: {}}]) {
    expect(readValues(stored)).toEqual({});
  }
});

test('defaults are found as whole names, the longest first, and not in lists of regions', () => {
  const found = (text: string): string[] =>
    findDefaults(text).map(({id, start, end}) => `${id} ${text.slice(start, end)}`);
  expect(found('npx remotion lambda render trailers MyComp --region=us-east-1')).toEqual([
    'site trailers',
    'composition MyComp',
    'awsRegion us-east-1',
  ]);
  expect(found('https://remotion-4-0-319-mem2gi-cpu1-0-t300-….run.app')).toEqual([
    'serviceUrl https://remotion-4-0-319-mem2gi-cpu1-0-t300-….run.app',
  ]);
  expect(found("'s3.us-east-1.amazonaws.com/sites/trailers/index.html'")).toEqual([
    'awsRegion us-east-1',
    'site trailers',
  ]);
  expect(found('acme-renders out/trailers.mp4 MyComposition us-east-1a not-trailers')).toEqual([]);
  expect(found('eu-central-1\nus-east-1\nus-east1')).toEqual([]);
});

test('values are filled in and taken back in highlighted code', () => {
  const source = "const region = 'us-east-1';\nconst site = 'trailers';";
  const {document} = parseHTML(`<code>${codeToHtml(source, 'ts', plain)}</code>`);
  Object.assign(globalThis, {document, NodeFilter});
  const code = document.querySelector('code') as unknown as HTMLElement;
  fill(code, {awsRegion: 'eu-central-1', site: 'trailer'});
  expect(code.textContent).toBe("const region = 'eu-central-1';\nconst site = 'trailer';");
  fill(code, {site: 'trailer'});
  expect(code.textContent).toBe("const region = 'us-east-1';\nconst site = 'trailer';");
  fill(code, {});
  expect(code.textContent).toBe(source);
});

test('in the pages about Lambda and Cloud Run, each value is filled in and taken back, also where the highlighter splits it', async () => {
  let count = 0;
  const split: string[] = [];
  const files = contentFiles(root).filter((file) => /^docs\/(?:lambda|cloudrun)/.test(file));
  for (const page of await readPages(root, files)) {
    for (const fence of page.fences) {
      const code = visibleCode(fence.code);
      const found = findDefaults(code);
      if (found.length === 0) continue;
      count += found.length;
      const {document} = parseHTML(
        `<code>${codeToHtml(fence.code, fence.language, fence.meta)}</code>`,
      );
      Object.assign(globalThis, {document, NodeFilter});
      const element = document.querySelector('code') as unknown as HTMLElement;
      const own = Object.fromEntries(sampleValues.map(({id}) => [id, valid[id][0]]));
      fill(element, own);
      const isWhole = findDefaults(element.textContent).length === 0;
      fill(element, {});
      if (!isWhole || element.textContent !== code)
        split.push(`${page.file}:${String(fence.line)}`);
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(split).toEqual([]);
});

test('the form names each value as its service does, in this order', () => {
  expect(sampleValues.map(({label}) => label)).toEqual([
    'AWS region',
    'Lambda function',
    'S3 bucket',
    'Google Cloud region',
    'Google Cloud project ID',
    'Cloud Run service',
    'Cloud Run service URL',
    'Cloud Storage bucket',
    'Site name',
    'Composition ID',
  ]);
});
