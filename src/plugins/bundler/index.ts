import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

import {files as audioFiles} from './quietAudioLoader.cjs';

// The bundler replaces a chunk's content hash wherever its text occurs in an asset. Eight characters
// can occur by chance in a page's own text (seen with 700 pages); the full sixteen do not.
const js = 'assets/js/[name].[contenthash].js';
const css = 'assets/css/[name].[contenthash].css';

interface CssExtractPlugin {
  options: {filename: string; chunkFilename: string};
}

const isCssExtractPlugin = (plugin: unknown): plugin is CssExtractPlugin =>
  plugin?.constructor.name === 'CssExtractRspackPlugin' ||
  plugin?.constructor.name === 'MiniCssExtractPlugin';

// The theme's client module would ship a highlighter that no page uses (src/markdown does it).
const alias = {'prism-react-renderer$': path.join(__dirname, 'noHighlighter.ts')};

const rules = [{test: audioFiles, loader: path.join(__dirname, 'quietAudioLoader.cjs')}];

/** Adjusts the bundler: long content hashes in production, no code highlighter in the browser. */
export const bundlerPlugin = (): Plugin => ({
  name: 'bundler',
  configureWebpack: (config, isServer) => {
    if (config.mode !== 'production' || isServer) return {resolve: {alias}, module: {rules}};
    for (const plugin of config.plugins ?? []) {
      if (isCssExtractPlugin(plugin)) {
        plugin.options.filename = css;
        plugin.options.chunkFilename = css;
      }
    }
    return {resolve: {alias}, module: {rules}, output: {filename: js, chunkFilename: js}};
  },
});
