import path from 'node:path';

import {expect, test} from '@playwright/test';

import stripBuildDataLoader from '../../../src/upstream/bundler/stripBuildDataLoader.cjs';

const strip = (file: string, source: string): string =>
  stripBuildDataLoader.call({resourcePath: path.join('/site/.docusaurus', file)}, source);

test('the list of chunks keeps their loaders alone', () => {
  const source = `export default {
  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "00a9a7b5": [() => import(/* webpackChunkName: "00a9a7b5" */ "@site/blog/b.mdx?truncated=true"), "@site/blog/b.mdx?truncated=true", require.resolveWeak("@site/blog/b.mdx?truncated=true")],
};`;
  expect(strip('registry.js', source)).toBe(`export default {
  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@site/docs/a.mdx")],
  "00a9a7b5": [() => import(/* webpackChunkName: "00a9a7b5" */ "@site/blog/b.mdx?truncated=true")],
};`);
});

test('the configuration keeps what pages read', () => {
  const config = {
    title: 'Site',
    presets: [['classic', {}]],
    plugins: [],
    ssrTemplate: '<html>',
    themeConfig: {a: '};'},
  };
  const source = `/* generated */\nexport default ${JSON.stringify(config, null, 2)};\n`;
  expect(strip('docusaurus.config.mjs', source)).toBe(
    '/* generated */\nexport default {"title":"Site","themeConfig":{"a":"};"}};\n',
  );
});

test('a module of another form is an error that says what to do', () => {
  for (const file of ['registry.js', 'docusaurus.config.mjs']) {
    expect(() => strip(file, 'export default {};')).toThrow(
      /^upstream\/bundler\/stripBuildDataLoader\.cjs: .*adapt/,
    );
  }
});
