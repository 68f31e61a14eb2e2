import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {z} from 'zod';

/** What is installed in place of which a file of src/theme is used. */
export interface Upstream {
  package: string;
  version: string;
  hash: string;
}

const entrySchema = z
  .object({
    /** wrap: renders upstream's; eject: a changed copy of it; own: our own code. */
    how: z.enum(['wrap', 'eject', 'own']),
    package: z.string().optional(),
    version: z.string().optional(),
    /** Of upstream's file; a wrapper needs none. */
    hash: z.string().optional(),
  })
  .strict();

const ledgerSchema = z.record(entrySchema);

type Entry = z.infer<typeof entrySchema>;

/** Themes with what they provide, those that win first. */
const themes: readonly (readonly [name: string, folder: string])[] = [
  ['@docusaurus/theme-search-algolia', 'lib/theme'],
  ['@docusaurus/theme-classic', 'lib/theme'],
  ['@docusaurus/core', 'lib/client/theme-fallback'],
];

const hashOf = (file: string): string =>
  createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 16);

/** Finds what a file of src/theme replaces in a folder of installed packages. */
export const upstreamIn =
  (packages: string) =>
  (file: string): Upstream | undefined => {
    const name = file.replace(/(\/index)?\.tsx?$/, '');
    const candidates = name === file ? [file] : [`${name}.js`, `${name}/index.js`];
    for (const [theme, folder] of themes) {
      for (const candidate of candidates) {
        const found = path.join(packages, theme, folder, candidate);
        if (!fs.existsSync(found)) continue;
        const manifest = fs.readFileSync(path.join(packages, theme, 'package.json'), 'utf8');
        const {version} = z.object({version: z.string()}).parse(JSON.parse(manifest));
        return {package: theme, version, hash: hashOf(found)};
      }
    }
    return undefined;
  };

const filesOf = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((file) => file.isFile() && /\.(tsx?|css)$/.test(file.name))
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();

const entryFor = (upstream: Upstream | undefined, isWrapper: boolean): Entry => {
  if (!upstream) return {how: 'own'};
  const {hash, ...source} = upstream;
  return isWrapper ? {how: 'wrap', ...source} : {how: 'own', ...source, hash};
};

/** What is wrong between an entry and what it speaks of. */
const entryProblems = (
  entry: Entry,
  upstream: Upstream | undefined,
  isWrapper: boolean,
): string[] => {
  if (isWrapper !== (entry.how === 'wrap')) {
    return [
      isWrapper
        ? 'it renders @theme-original, so it is a wrapper: set "how" to "wrap".'
        : 'it does not render @theme-original: set "how" to "eject" for a changed copy, else to "own".',
    ];
  }
  if (!upstream) {
    if (entry.how === 'own' && entry.package === undefined) return [];
    return [
      `${entry.package ?? 'no theme'} has no such file: if an upgrade removed it, nothing renders ours; ` +
        'delete it, or set the entry to {"how": "own"}.',
    ];
  }
  const problems: string[] = [];
  const from = `${upstream.package} ${upstream.version}`;
  if (entry.package !== upstream.package || entry.version !== upstream.version) {
    problems.push(
      `it was written for ${entry.package ?? 'no package'} ${entry.version ?? ''}, ${from} is installed: ` +
        'see whether it is still needed and still fits, then set "package" and "version".',
    );
  }
  if (entry.how !== 'wrap' && entry.hash !== upstream.hash) {
    problems.push(
      `upstream's file in ${from} is not the one it was written for: carry over what changed there, ` +
        `then set "hash" to "${upstream.hash}".`,
    );
  }
  return problems;
};

/** What is wrong with the ledger of a folder of theme overrides, each with what to do about it. */
export const ledgerProblems = (
  folder: string,
  ledger: unknown,
  upstreamOf: (file: string) => Upstream | undefined,
): string[] => {
  const parsed = ledgerSchema.safeParse(ledger);
  if (!parsed.success) {
    return parsed.error.issues.map(
      (issue) => `ledger.json: ${issue.path.join(' ')}: ${issue.message}`,
    );
  }
  const entries = new Map(Object.entries(parsed.data));
  const files = filesOf(folder);
  const problems = [...entries.keys()]
    .filter((file) => !files.includes(file))
    .map((file) => `${file}: it is in ledger.json but does not exist; delete its entry.`);
  for (const file of files) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    if (!file.endsWith('.css') && !/^\/\/ Change: \S/.test(text)) {
      problems.push(`${file}: line 1 has to say why it is there: "// Change: …".`);
    }
    const entry = entries.get(file);
    // A style sheet replaces nothing by its name; only a copied one has an original.
    const upstream = file.endsWith('.css') && entry?.how !== 'eject' ? undefined : upstreamOf(file);
    const isWrapper = text.includes(`'@theme-original/${file.replace(/(\/index)?\.tsx?$/, '')}'`);
    if (entry) {
      problems.push(
        ...entryProblems(entry, upstream, isWrapper).map((problem) => `${file}: ${problem}`),
      );
    } else {
      const line = `"${file}": ${JSON.stringify(entryFor(upstream, isWrapper))}`;
      problems.push(`${file}: it is not in ledger.json; add ${line} ("eject" for a changed copy).`);
    }
  }
  return problems;
};
