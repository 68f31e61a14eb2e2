import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';

/** What the front matter of a docs page says about the reference. */
export interface DocPage {
  /** From the site's root, with forward slashes: `docs/spring.mdx`. */
  file: string;
  /** Address: `/docs/spring`. */
  url: string;
  kind: string | undefined;
  title: string;
  description: string;
  /** Documented exports: `package#export`. */
  api: string[];
  /** Documented commands: `remotion render`. */
  cli: string[];
}

const list = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string',
  );

/** Address of a docs file: `docs/noise/index.mdx` → `/docs/noise`; a slug replaces the last parts. */
const docUrl = (file: string, slug?: unknown): string => {
  const relative = file.replace(/^docs\//, '');
  if (typeof slug === 'string') {
    const folder = slug.startsWith('/') ? '' : path.posix.dirname(relative);
    return path.posix.join('/docs', folder, slug);
  }
  return path.posix.join('/docs', relative.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, ''));
};

/** Reads the front matter of a docs page from its text. */
export const parseDocPage = (file: string, text: string): DocPage => {
  // The second argument turns off the parser's own cache, which keeps what it read before an error.
  const data: Record<string, unknown> = matter(text, {}).data;
  return {
    file,
    url: docUrl(file, data.slug),
    kind: typeof data.kind === 'string' ? data.kind : undefined,
    title: typeof data.title === 'string' ? data.title : file,
    description: typeof data.description === 'string' ? data.description : '',
    api: list(data.api),
    cli: list(data.cli),
  };
};

/** All pages under `docs/`, sorted, as paths from the site's root. */
export const findDocFiles = (root: string): string[] => {
  const folder = path.join(root, 'docs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join('docs', file.split(path.sep).join('/')))
    .filter((file) => /(?:^|\/)[^_/][^/]*\.mdx?$/.test(file))
    .sort();
};

const parsed = new Map<string, {changed: number; page: DocPage}>();
const listed = new Map<string, {at: number; pages: DocPage[]}>();

/** How long a listing is trusted, in milliseconds: a build asks once per sample. */
const LISTING_AGE = 2000;

/** Front matter of all docs pages; files that did not change are read once a process. */
export const readDocs = (root: string): DocPage[] => {
  const known = listed.get(root);
  if (known && Date.now() - known.at < LISTING_AGE) return known.pages;
  const pages = findDocFiles(root).flatMap((file): DocPage[] => {
    const full = path.join(root, file);
    const changed = statSync(full, {throwIfNoEntry: false})?.mtimeMs;
    if (changed === undefined) return [];
    const earlier = parsed.get(full);
    if (earlier?.changed === changed) return [earlier.page];
    try {
      const page = parseDocPage(file, readFileSync(full, 'utf8'));
      parsed.set(full, {changed, page});
      return [page];
    } catch {
      // Front matter that does not parse is reported, with its place, by the build itself.
      return [];
    }
  });
  listed.set(root, {at: Date.now(), pages});
  return pages;
};
