import {expect, test} from '@playwright/test';

import {hashOf, inlineScripts, metaPolicy, ScriptHashes} from '../lib/policy';

test('inline scripts are those that a browser runs', () => {
  const html = `<!doctype html><script>a < b</script><script src="/a.js"></script>
    <script type="application/ld+json">{}</script><script type=module>c</script>`;
  expect(inlineScripts(html)).toEqual(['a < b', 'c']);
  expect(hashOf('a')).toBe('sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=');
});

test('a page for hosts without headers has its policy first, quoted', () => {
  const html = '<!doctype html><html><head><meta charset="UTF-8"><script>a</script></head>';
  expect(metaPolicy(html, 'script-src "x" & y')).toBe(
    '<!doctype html><html><head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="script-src &quot;x&quot; &amp; y"><script>a</script></head>',
  );
});

test('a page without a place for the policy is named', () => {
  expect(() => metaPolicy('<head><title>No charset</title></head>', 'x')).toThrow('charset');
});

test('the hashes of a site are those of the scripts of all pages, once each', () => {
  const hashes = new ScriptHashes();
  hashes.add('<script>b</script><script>a</script>');
  hashes.add('<script>a</script><script type="application/ld+json">{}</script>');
  expect(hashes.list()).toEqual([hashOf('a'), hashOf('b')].sort());
});
