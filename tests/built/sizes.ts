import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const sizeOf = (file: string): number => gzipSync(fs.readFileSync(file), {level: 9}).length;

const filesIn = (build: string, folder: string, name: RegExp): string[] => {
  const files = fs.readdirSync(path.join(build, folder)).filter((file) => name.test(file));
  if (files.length === 0)
    throw new Error(`${path.join(build, folder)} has no file ${name.source}.`);
  return files.map((file) => path.join(build, folder, file));
};

const sum = (files: readonly string[]): number =>
  files.reduce((total, file) => total + sizeOf(file), 0);

/** Addresses of the scripts that a page loads at once. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*?\ssrc=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );

/** Bytes of what a page costs, compressed with gzip at level 9 as hosts send it. */
export interface Sizes {
  mainJs: number;
  runtimeJs: number;
  allCss: number;
  homeHtml: number;
  springHtml: number;
  docsHtml: number;
  /** What the script tags of a docs page load. */
  springJs: number;
}

/** Measures a production build. Throws when there is none, or when a file of it is missing. */
export const measure = (build: string): Sizes => {
  if (!fs.existsSync(build)) throw new Error(`There is no ${build}: run \`npm run build\` first.`);
  const page = (route: string): string => path.join(build, route, 'index.html');
  const scripts = scriptsOf(fs.readFileSync(page('docs/spring'), 'utf8'));
  if (scripts.length === 0) throw new Error('The page /docs/spring loads no script.');
  return {
    mainJs: sum(filesIn(build, 'assets/js', /^main\.\w+\.js$/)),
    runtimeJs: sum(filesIn(build, 'assets/js', /^runtime~main\.\w+\.js$/)),
    allCss: sum(filesIn(build, 'assets/css', /\.css$/)),
    homeHtml: sizeOf(page('')),
    springHtml: sizeOf(page('docs/spring')),
    docsHtml: sizeOf(page('docs')),
    springJs: sum(scripts.map((address) => path.join(build, address))),
  };
};

/** Lists what is over budget; empty when nothing is. */
export const overBudget = (sizes: Sizes, budgets: Sizes): string[] =>
  (Object.keys(budgets) as (keyof Sizes)[])
    .filter((name) => sizes[name] > budgets[name])
    .map((name) => `${name} has ${sizes[name]} bytes, ${sizes[name] - budgets[name]} too many`);
