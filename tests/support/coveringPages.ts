import fs from 'node:fs';
import path from 'node:path';
import {coverTwice, featuresOf} from 'compare-site-builds/covering-pages';

import {openCache} from '../../src/content/diskCache';
import {buildFolder, htmlFileOf, pagePaths} from './buildFolder';

const chosen = openCache<string[]>(path.resolve(__dirname, '../..'), 'covering-pages', [
  __filename,
  require.resolve('compare-site-builds/covering-pages'),
  require.resolve('compare-site-builds/pages'),
]);

/** Pages of the build that show every kind of content twice. Worked out once for each build. */
export const coveringPages = (): string[] => {
  const {mtimeMs} = fs.statSync(path.join(buildFolder, 'sitemap.xml'));
  const known = chosen.get([String(mtimeMs)]);
  if (known) return known;
  const features = pagePaths().map((pathname): [string, Set<string>] => [
    pathname,
    featuresOf(fs.readFileSync(htmlFileOf(pathname), 'utf8')),
  ]);
  const pages = coverTwice(new Map(features));
  chosen.set([String(mtimeMs)], pages);
  return pages;
};
