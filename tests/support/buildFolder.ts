import fs from 'node:fs';
import path from 'node:path';

/** Folder of the built site. */
export const buildFolder = path.resolve(__dirname, '..', '..', 'build');

const notFoundPage = '/404.html';

/** Paths of all pages in the built sitemap, in its order. */
export const sitemapPaths = (): string[] => {
  const file = path.join(buildFolder, 'sitemap.xml');
  if (!fs.existsSync(file)) throw new Error('There is no build/: run `npm run build` first.');
  return [...fs.readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
};

/** The HTML file of a page. */
export const htmlFileOf = (pathname: string): string =>
  pathname === notFoundPage
    ? path.join(buildFolder, '404.html')
    : path.join(buildFolder, pathname, 'index.html');

/** Whether a page only leads to another one, as those of the addresses of error messages do. */
const isRedirect = (pathname: string): boolean =>
  pathname.startsWith('/docs/errors/') &&
  fs.readFileSync(htmlFileOf(pathname), 'utf8').includes('http-equiv="refresh"');

/** Paths of the built pages that the sitemap leaves out: those that search engines are not to list. */
export const unlistedPaths = (): string[] => {
  const listed = new Set(sitemapPaths().map((page) => page.replace(/\/$/, '')));
  return fs
    .readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/\/\.$/, ''))
    .filter((page) => !listed.has(page) && !isRedirect(page))
    .sort();
};

/** Paths of all pages that have an address of their own: listed ones first. */
export const pagePaths = (): string[] => [...sitemapPaths(), ...unlistedPaths()];
