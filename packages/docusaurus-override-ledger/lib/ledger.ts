import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {z} from 'zod';

const entrySchema = z
  .object({
    /**
     * wrap: renders the theme's component; eject: a changed copy of it; own: our code in its place;
     * configure: sets what no option sets; edit: changes a module during bundling; replace: replaces a
     * module; import: uses what a package doesn't export; work around: depends on its behavior; style:
     * depends on its class names.
     */
    how: z.enum([
      'wrap',
      'eject',
      'own',
      'configure',
      'edit',
      'replace',
      'import',
      'work around',
      'style',
    ]),
    /** Files it was written for, as package and path, with their hashes. */
    upstream: z.record(z.string()),
    /** The upstream issue; "none found" if a search found none. */
    issue: z.string().url().or(z.literal('none found')).optional(),
    /** The measured gain, or what goes wrong without it. */
    gain: z.string().optional(),
    /** Titles of the tests, or parts of them, that fail when it stops working. */
    tests: z.array(z.string()).nonempty(),
  })
  .strict();

const ledgerSchema = z
  .object({
    /** Versions of the packages when their files were last compared. */
    versions: z.record(z.string()),
    /** How `--against` builds and tests a copy of the site. */
    trial: z
      .object({
        /** Builds the site, in a shell. */
        build: z.string(),
        /** Tests the build. Must be a Playwright command, because options are appended to it. */
        tests: z.string(),
      })
      .strict()
      .optional(),
    /** Folders of packages with theme components, in order of precedence. */
    themes: z.array(z.string()).nonempty().optional(),
    /** Packages with patches of their own, which ship a `ledger.json`. */
    packages: z.array(z.string()).nonempty().optional(),
    /** By path in `src`; a folder's entry applies to all files in it. */
    entries: z.record(entrySchema),
  })
  .strict();

export type Ledger = z.infer<typeof ledgerSchema>;
type Entry = Ledger['entries'][string];

/** Parses a ledger's JSON. @throws ZodError if it isn't a valid ledger */
export const parseLedger = (source: unknown): Ledger => ledgerSchema.parse(source);

/** The folders that a ledger refers to. */
export interface Site {
  /** Has `theme` and `upstream`. */
  src: string;
  /** `node_modules`. */
  packages: string;
  /** Titles of the tests that the runner lists. Without them, the titles in the entries aren't checked. */
  titles?: readonly string[];
}

/** The classic preset's themes, in order of precedence. */
const CLASSIC_THEMES = [
  '@docusaurus/theme-search-algolia/lib/theme',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

const themeHows: readonly Entry['how'][] = ['wrap', 'eject', 'own'];

const packageOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('@') ? 2 : 1)
    .join('/');

/** The hash of an installed file; undefined if it doesn't exist. */
const hashOf = (packages: string, file: string): string | undefined => {
  const full = path.join(packages, file);
  if (!fs.existsSync(full)) return undefined;
  return createHash('sha256').update(fs.readFileSync(full)).digest('hex').slice(0, 16);
};

const versionOf = (packages: string, name: string): string => {
  const manifest = fs.readFileSync(path.join(packages, name, 'package.json'), 'utf8');
  return z.object({version: z.string()}).parse(JSON.parse(manifest)).version;
};

const withoutExtension = (file: string): string => file.replace(/(\/index)?\.[jt]sx?$/, '');

/** The theme file that a file in `src/theme` replaces, as package and path. */
export const replacedBy = (
  packages: string,
  file: string,
  themes: readonly string[] = CLASSIC_THEMES,
): string | undefined => {
  const name = withoutExtension(file);
  const candidates = name === file ? [file] : [`${name}.js`, `${name}/index.js`];
  return themes
    .flatMap((theme) => candidates.map((candidate) => `${theme}/${candidate}`))
    .find((candidate) => fs.existsSync(path.join(packages, candidate)));
};

const filesOf = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((file) => file.isFile() && file.name !== 'README.md')
        .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
        .map((file) => file.split(path.sep).join('/'))
        .toSorted()
    : [];

/** Where an override and its entry don't match. */
const overrideProblems = (
  {src, packages}: Site,
  file: string,
  entry: Entry,
  themes: Ledger['themes'],
): string[] => {
  const text = fs.readFileSync(path.join(src, 'theme', file), 'utf8');
  const replaced = replacedBy(packages, file, themes);
  const original = `@theme-original/${withoutExtension(file)}`;
  const isWrapper = text.includes(`'${original}'`) || text.includes(`"${original}"`);
  const problems: string[] = [];
  if (!file.endsWith('.css') && !/^\/\/ Change: \S/.test(text)) {
    problems.push('line 1 must say why the override exists: "// Change: …".');
  }
  if (!themeHows.includes(entry.how)) {
    problems.push('set "how" to "wrap", "eject" or "own".');
  } else if (isWrapper !== (entry.how === 'wrap')) {
    problems.push(
      isWrapper
        ? 'it renders @theme-original, so it is a wrapper: set "how" to "wrap".'
        : 'it does not render @theme-original: set "how" to "eject" for a changed copy, otherwise to "own".',
    );
  }
  if (!replaced) {
    problems.push('no theme has such a file, so nothing renders it: delete it.');
  } else if (!(replaced in entry.upstream)) {
    problems.push(`it replaces ${replaced}: add that to "upstream".`);
  }
  return problems;
};

/** The command that shows what an upgrade has changed in a file. */
const comparison = ({packages}: Site, {versions}: Ledger, file: string): string => {
  const name = packageOf(file);
  const [before, after] = [versions[name], versionOf(packages, name)];
  if (before === undefined || before === after) return '';
  const rest = file.slice(name.length + 1);
  return ` Compare: npm diff --diff=${name}@${before} --diff=${name}@${after} ${rest}`;
};

/** The upstream files of an entry that have changed or no longer exist. */
const upstreamProblems = (site: Site, ledger: Ledger, entry: Entry): string[] =>
  Object.entries(entry.upstream).flatMap(([file, hash]) => {
    const installed = hashOf(site.packages, file);
    if (installed === hash) return [];
    if (installed === undefined) return [`${file} no longer exists.`];
    return [`${file} doesn't match its recorded hash.${comparison(site, ledger, file)}`.trimEnd()];
  });

const testProblems = ({titles}: Site, {tests}: Entry): string[] =>
  tests
    .filter((test) => titles?.some((title) => title.includes(test)) === false)
    .map((test) => `the runner lists no test with the title "${test}".`);

const surgeryProblems = ({how, issue, gain}: Entry): string[] => [
  ...(themeHows.includes(how) ? ['this value of "how" is only for files in src/theme.'] : []),
  ...(issue === undefined ? ['add "issue": the URL of the upstream issue, or "none found".'] : []),
  ...(gain === undefined
    ? ['add "gain": the measured improvement, or what breaks without it.']
    : []),
];

/** The entry of a file: its own, or that of the closest folder above it. */
const keyFor = (keys: readonly string[], file: string): string | undefined =>
  keys
    .filter((key) => file === key || file.startsWith(`${key}/`))
    .toSorted()
    .at(-1);

/** The entries of a package's own ledger whose upstream files have changed; its tests run elsewhere. */
const packageProblems = (site: Site, name: string): string[] => {
  const file = path.join(site.packages, name, 'ledger.json');
  if (!fs.existsSync(file)) {
    return [
      `${name}: it has no ledger.json; remove it from "packages" in src/upstream/ledger.json.`,
    ];
  }
  const ledger = ledgerSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  return Object.entries(ledger.entries).flatMap(([key, entry]) =>
    upstreamProblems(site, ledger, entry).map(
      (problem) =>
        `${name}: ${key}: ${problem} Look for a version of the package that supports this.`,
    ),
  );
};

/** The problems with a ledger, each with what to do about it. */
export const ledgerProblems = (site: Site, source: unknown): string[] => {
  const parsed = ledgerSchema.safeParse(source);
  if (!parsed.success) {
    return parsed.error.issues.map(
      (issue) => `ledger.json: ${issue.path.join(' ')}: ${issue.message}`,
    );
  }
  const ledger = parsed.data;
  const keys = Object.keys(ledger.entries);
  const files = [
    // Styles of our own that stand beside an override replace nothing.
    ...filesOf(path.join(site.src, 'theme'))
      .filter((file) => !file.endsWith('custom.module.css'))
      .map((file) => `theme/${file}`),
    ...filesOf(path.join(site.src, 'upstream'))
      .filter((file) => file !== 'ledger.json')
      .map((file) => `upstream/${file}`),
  ];
  const unlisted = files
    .filter((file) => keyFor(keys, file) === undefined)
    .map((file) => `${file}: it is not in src/upstream/ledger.json; add an entry.`);
  const listed = Object.entries(ledger.entries).flatMap(([key, entry]) => {
    if (!files.some((file) => keyFor([key], file) !== undefined)) {
      return [
        `${key}: it is in src/upstream/ledger.json, but the file does not exist; delete its entry.`,
      ];
    }
    return [
      ...(key.startsWith('theme/')
        ? overrideProblems(site, key.slice('theme/'.length), entry, ledger.themes)
        : surgeryProblems(entry)),
      ...upstreamProblems(site, ledger, entry),
      ...testProblems(site, entry),
    ].map((problem) => `${key}: ${problem}`);
  });
  const ofPackages = (ledger.packages ?? []).flatMap((name) => packageProblems(site, name));
  return [...unlisted, ...listed, ...ofPackages];
};

/**
 * The ledger with the hashes of the installed files. Missing files keep their old hash. Versions are only
 * updated once every entry matches, because `npm diff` compares from them.
 *
 * @param only the entries to update; all of them by default
 * @throws if `only` names an entry that the ledger doesn't have
 */
export const restamped = ({packages}: Site, source: unknown, only?: readonly string[]): Ledger => {
  const ledger = ledgerSchema.parse(source);
  const missing = only?.find((key) => !(key in ledger.entries));
  if (missing !== undefined) throw new Error(`The ledger has no entry "${missing}".`);
  const stamp = (upstream: Entry['upstream']): Entry['upstream'] =>
    Object.fromEntries(
      Object.entries(upstream).map(([file, hash]) => [file, hashOf(packages, file) ?? hash]),
    );
  const entries = Object.fromEntries(
    Object.entries(ledger.entries).map(([key, entry]) => [
      key,
      only && !only.includes(key) ? entry : {...entry, upstream: stamp(entry.upstream)},
    ]),
  );
  const files = Object.values(entries).flatMap(({upstream}) => Object.entries(upstream));
  const fits = files.every(([file, hash]) => hashOf(packages, file) === hash);
  const names = [...new Set(files.map(([file]) => packageOf(file)))].toSorted();
  return {
    ...ledger,
    versions:
      only === undefined || fits
        ? Object.fromEntries(names.map((name) => [name, versionOf(packages, name)]))
        : ledger.versions,
    entries,
  };
};
