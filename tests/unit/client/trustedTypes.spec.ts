import vm from 'node:vm';

import {expect, test} from '@playwright/test';

import {examineTexts} from '../../../src/client/trustedTypes';

interface Rules {
  createHTML: (html: string, type: string, sink: string) => string | null;
  createScript: (code: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

/** The rules as a page gets them: from the text of the function. */
const rulesAt = (address: string, origins: readonly string[] = []): Rules => {
  const found: Rules[] = [];
  const trustedTypes = {
    createPolicy: (name: string, rules: Rules) => {
      expect(name).toBe('default');
      found.push(rules);
    },
  };
  vm.runInNewContext(`(${examineTexts.toString()})(${JSON.stringify(origins)})`, {
    window: {trustedTypes},
    location: new URL(address),
    URL,
  });
  const [rules] = found;
  if (!rules) throw new Error('No rules were set.');
  return rules;
};

const {createHTML, createScript, createScriptURL} = rulesAt('https://docs.example/docs/spring');
const asHtml = (html: string): string | null =>
  createHTML(html, 'TrustedHTML', 'Element innerHTML');

test('HTML that marks up text is let through as it is', () => {
  for (const html of [
    'npx create-video@latest',
    '<span class="f">spring</span>(<a href="/docs/spring"><span class="k">if</span></a>)\n',
    'New: <a target="_blank" href="https://docs.example/learn">From <b>data</b> &amp; more</a>',
    '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
    'The <code>fps</code> <em>is</em> <strong>not</strong> <del>here</del>',
    '<p style="color: red">1 &lt; 2</p>',
    '{"@type":"BreadcrumbList","name":"\\u003cSequence>"}',
  ]) {
    expect(asHtml(html)).toBe(html);
  }
});

test('HTML that could do something is refused', () => {
  for (const html of [
    '<img src=x onerror=alert(1)>',
    '<span onclick="alert(1)">',
    '<span ONCLICK="alert(1)">',
    '<span class="a"onclick="alert(1)">',
    '<a href="javascript:alert(1)">',
    '<a href="&#106;avascript:alert(1)">',
    '<a href=javascript:alert(1)>',
    '<script>alert(1)</script>',
    '<svg><style><b title="</style><img src=x onerror=alert(1)>">',
    '<iframe srcdoc="a">',
    '<spanx onclick="a">',
    '<SCRIPT>',
    '<!-- a -->',
    '<span class="a" <img src=x onerror=alert(1)>',
    '<',
  ]) {
    expect(asHtml(html), html).toBeNull();
  }
  expect(createHTML('<b>text</b>', 'TrustedHTML', 'HTMLIFrameElement srcdoc')).toBeNull();
  expect(createHTML('text', 'TrustedHTML', 'Document write')).toBeNull();
});

test('a script may be data only', () => {
  expect(createScript('{"@context":"https://schema.org"}')).toBe(
    '{"@context":"https://schema.org"}',
  );
  for (const code of ['alert(1)', '', 'window.a = 1', '{a: alert(1)}']) {
    expect(createScript(code), code).toBeNull();
  }
});

test('files come from the site and from configured origins', () => {
  for (const url of ['/assets/js/a.js', 'a.js', 'blob:https://docs.example/0123']) {
    expect(createScriptURL(url)).toBe(url);
  }
  const foreign = [
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://evil.example/0123',
    'javascript:alert(1)',
    'http://docs.example/a.js',
  ];
  for (const url of foreign) expect(createScriptURL(url), url).toBeNull();

  const configured = rulesAt('https://docs.example/', ['https://ask.example']);
  expect(configured.createScriptURL('https://ask.example/embed.js')).toBe(
    'https://ask.example/embed.js',
  );
  for (const url of foreign) expect(configured.createScriptURL(url), url).toBeNull();
});

test('browsers without Trusted Types are left alone', () => {
  const run = (): unknown =>
    vm.runInNewContext(`(${examineTexts.toString()})([])`, {window: {}, location: {}, URL});
  expect(run).not.toThrow();
});
