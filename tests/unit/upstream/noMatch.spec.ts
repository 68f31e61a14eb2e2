// A patch that finds nothing to patch is an error with the name of its entry in the ledger.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import postcss from 'postcss';

import editorHtmlLoader from '../../../src/upstream/bundler/editorHtmlLoader.cjs';
import {findCssExtractPlugin, keepFontFiles} from '../../../src/upstream/bundler/parts';
import deferAudioLoader from '../../../src/upstream/bundler/deferAudioLoader.cjs';
import {purgeInfima} from '../../../src/upstream/purgeInfima';

test('the plugin for styles is found, or the build says that there is none', () => {
  class CssExtractRspackPlugin {
    readonly options = {filename: 'a', chunkFilename: 'b'};
  }
  const styles = new CssExtractRspackPlugin();
  expect(findCssExtractPlugin([undefined, styles])).toBe(styles);
  expect(() => findCssExtractPlugin([undefined])).toThrow(/^upstream\/bundler\/parts\.ts: .*adapt/);
});

test('the rule that writes small fonts into style sheets is changed, or the build names it', () => {
  const fonts = {
    test: /\.(?:woff|woff2)$/i,
    use: [{loader: 'url', options: {limit: 10_000, name: 'a'}}],
  };
  const images = {test: /\.png$/, use: [{loader: 'url', options: {limit: 10_000}}]};
  keepFontFiles([images, undefined, fonts]);
  expect(fonts.use).toEqual([{loader: 'url', options: {limit: false, name: 'a'}}]);
  expect(images.use).toEqual([{loader: 'url', options: {limit: 10_000}}]);
  expect(() => {
    keepFontFiles([images]);
  }).toThrow(/^upstream\/bundler\/parts\.ts: .*adapt/);
});

test('the editor and the audio of demos are patched, or the build says why not', () => {
  const files = {
    'prism-code-editor/dist/core-BIWFpCIO.js': editorHtmlLoader,
    'prism-code-editor/dist/utils--SPWoSa0.js': editorHtmlLoader,
    'remotion/dist/esm/index.mjs': deferAudioLoader,
    '@remotion/media-utils/dist/get-audio-data.js': deferAudioLoader,
  };
  for (const [file, loader] of Object.entries(files)) {
    const resourcePath = path.resolve('node_modules', file);
    const source = fs.readFileSync(resourcePath, 'utf8');
    expect(loader.call({resourcePath}, source), file).not.toBe(source);
    expect(() => loader.call({resourcePath}, 'export default null;'), file).toThrow(
      /^upstream\/bundler\/\w+Loader\.cjs: .*adapt/,
    );
  }
});

test('what the site does not use of its style sheet is left out of that one alone, or the build says why not', () => {
  const lean = (css: string, file: string): string =>
    postcss([purgeInfima]).process(css, {from: path.resolve(file)}).css;
  const infima = 'node_modules/infima/dist/css/default/default.css';
  const css = [
    '.pills, .menu { color: red }',
    'img[align=right] { padding-left: var(--image-alignment-padding) }',
    'img { max-width: 100% }',
    '.menu:not(.button--link) { color: red }',
    '.padding--xs { padding: 0 }',
    '.padding--none { padding: 0 }',
  ].join('\n');
  expect(lean(css, infima).replace(/\s+/g, ' ')).toBe(
    [
      '.menu { color: red }',
      'img { max-width: 100% }',
      '.menu:not(.button--link) { color: red }',
      '.padding--none { padding: 0 }',
    ].join(' '),
  );
  expect(lean(css, 'src/css/base.css')).toBe(css);
  expect(() => lean('.menu { color: red }', infima)).toThrow(/^upstream\/purgeInfima\.ts: .*adapt/);
});
