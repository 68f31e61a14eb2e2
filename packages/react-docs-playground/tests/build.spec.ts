import {createHash} from 'node:crypto';

import {expect, test} from '@playwright/test';

import {bundleFrame, createFramePage} from '../lib/build.ts';

test('the frame’s policy allows its one script, and no address', () => {
  const {html, policy} = createFramePage({title: 'A <b> & c'});
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  expect(scripts).toHaveLength(1);
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64');
  const directives = policy.split('; ');
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain(`script-src 'sha256-${hash}' 'unsafe-eval'`);
  expect(directives).toContain("frame-ancestors 'self'");
  expect(directives).toContain('sandbox allow-scripts');
  expect(policy).not.toMatch(/https?:|\*/);
  expect(html).toContain('<title>A &lt;b> &amp; c</title>');
  // Hosts that send no header get the same from the page, but for what only a header can say.
  expect(html).toContain(`content="${directives.slice(0, -2).join('; ')}"`);
});

test('options that would break the page, or name nothing, are errors', async () => {
  expect(() => createFramePage({title: 'A', styles: 'p {}</style><script>'})).toThrow(
    /`styles`.*CSS only/,
  );
  expect(() => createFramePage({title: 'A', lang: '"><b>'})).toThrow(/`lang`.*"en"/);
  const bundle = {root: __dirname, runtime: './none.ts', modules: [], packages: []};
  await expect(bundleFrame({...bundle, after: {zod: ''}})).rejects.toThrow(/`after` names "zod"/);
  await expect(bundleFrame(bundle)).rejects.toThrow(/none\.ts/);
});
