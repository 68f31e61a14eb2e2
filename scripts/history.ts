// Generates the API history of Remotion from the published types of its releases.
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {libraryFolder as readerFolder} from 'dts-api-model';
import {packageOf} from 'dts-api-model/model';
import {counted} from 'mdx-docs-checker/findings';
import {
  libraryFolder,
  npmRegistry,
  readHistory,
  readLater as findLater,
  releasesFrom,
  type Registry,
  type Surface,
} from 'npm-api-history';
import {compareVersions, type PackageHistory} from 'npm-api-history/format';

import {writeHistory, writeLater} from './lib/history/historyFiles';
import {
  COMPARE_OPTIONS,
  fingerprint,
  loadToolkitRelease,
  readToolkitSurface,
} from './lib/history/toolkitReleases';
import {runMain} from './lib/runMain';
import {hashOfFiles, writeFileAtomic} from '../src/content/diskCache';
import {filesIn} from '../src/content/files';
import {readPlaces} from '../src/history/pages/places';
import {LATER_FILE, readHistories, readLater} from '../src/history/pages/readHistories';
import {installedVersion} from '../src/toolkit-api/cache';
import {TOOLKIT_VERSION} from '../src/config/toolkit';
import {ENTRY_POINTS} from '../src/toolkit-api/entries';

const HELP = `Finds the release that added each export, option, flag, and setter, and every change to it since, from the
types of all releases in the registry. Writes src/data/history/packages. Needs the network.

  npm run history -- --to 4.0.330            adds the releases after the committed data
  npm run history -- --to 4.0.330 --again    starts over with all releases
  npm run history -- --package remotion …    limits the run to this package; can be repeated
  npm run history -- --later                 writes what releases after the documented ones removed or
                                             deprecated to ${LATER_FILE}

Downloaded releases stay in a temporary folder (--store FOLDER), so an interrupted run resumes where it stopped.
If the site installs a package at a later release than --to, the package is read up to that release.

Exit codes: 0 finished; 2 wrong arguments or no network`;

/** The first release in the history. */
const FIRST = '4.0.0';

const root = process.cwd();

/** The code that decides what is read of a release. */
const READERS = ['toolkitReleases.ts', 'flags.ts'];

/** Likewise, of the package that reads releases. */
const RELEASE_READERS = ['surface.ts', 'release.ts'];

const PACKAGES = [...new Set(ENTRY_POINTS.map(packageOf))];

/** Surfaces that this process or an earlier one has read, on disk: the reader's code is part of the name. */
const surfaceReader = (
  registry: Registry,
  packageName: string,
  store: string,
): ((version: string) => Promise<Surface>) => {
  const code = hashOfFiles([
    ...READERS.map((file) => path.join(__dirname, 'lib/history', file)),
    ...RELEASE_READERS.map((file) => path.join(libraryFolder, file)),
    path.join(__dirname, '../src/toolkit-api/readerOptions.ts'),
    ...filesIn(readerFolder).map((file) => path.join(readerFolder, file)),
  ]);
  const folder = path.join(store, 'surfaces', code);
  mkdirSync(folder, {recursive: true});
  const known = new Map<string, Surface>();
  const byPrint = new Map<string, Surface>();
  return async (version) => {
    const inMemory = known.get(version);
    if (inMemory) return inMemory;
    const file = path.join(folder, `${packageName.replace('/', '+')}@${version}.json`);
    let surface: Surface;
    if (existsSync(file)) surface = JSON.parse(readFileSync(file, 'utf8')) as Surface;
    else {
      const release = await loadToolkitRelease(registry, packageName, version);
      const print = fingerprint(release);
      surface = byPrint.get(print) ?? readToolkitSurface(root, release);
      byPrint.set(print, surface);
      writeFileAtomic(file, JSON.stringify(surface));
    }
    known.set(version, surface);
    return surface;
  };
};

/**
 * Without the flags that `@remotion/cli` has, too: the commands of Lambda and Cloud Run get them from its parser,
 * so their own code doesn't tell since when.
 */
const withoutSharedFlags = (history: PackageHistory): PackageHistory => {
  const shared = readHistories(root).get('@remotion/cli')?.items ?? {};
  if (history.package === '@remotion/cli') return history;
  const items = Object.entries(history.items).filter(
    ([id, {kind}]) =>
      kind !== 'flag' || shared[id.replace(history.package, '@remotion/cli')] === undefined,
  );
  return {...history, items: Object.fromEntries(items)};
};

const later = (a: string, b: string): string => (compareVersions(a, b) > 0 ? a : b);

/** Reads what the releases of some packages after the documented ones did to what pages explain. */
const updateLater = async (
  registry: Registry,
  packages: readonly string[],
  store: string,
): Promise<void> => {
  const places = await readPlaces(root);
  const found = new Map(Object.entries(readLater(root).packages));
  for (const name of packages) {
    const from = installedVersion(root, name) ?? TOOLKIT_VERSION;
    const releases = releasesFrom(from, await registry.versions(name));
    const items = await findLater({
      releases,
      read: surfaceReader(registry, name, store),
      isExplained: (id) => places.has(id),
      compare: COMPARE_OPTIONS,
    });
    const count = Object.keys(items).length;
    if (count > 0) found.set(name, {from, to: releases.at(-1) ?? from, items});
    else found.delete(name);
    writeLater(root, found);
    console.log(`✓ ${name}: ${counted(count, 'later change')} to ${releases.at(-1) ?? from}`);
  }
};

/** The history of a package up to a release; undefined when there is nothing new. */
const update = async (
  registry: Registry,
  packageName: string,
  to: string,
  {store, again = false}: {readonly store: string; readonly again?: boolean | undefined},
): Promise<PackageHistory | undefined> => {
  const documented = installedVersion(root, packageName) ?? TOOLKIT_VERSION;
  const all = await registry.versions(packageName);
  if (all.length === 0) throw new Error(`The registry has no package ${packageName}.`);
  const end = later(to, documented);
  const releases = all.filter(
    (version) => compareVersions(version, FIRST) >= 0 && compareVersions(version, end) <= 0,
  );
  const known = again ? undefined : readHistories(root).get(packageName);
  const last = known?.releases.at(-1);
  if (last !== undefined && compareVersions(last, releases.at(-1) ?? FIRST) >= 0) return undefined;
  return readHistory({
    packageName,
    documented,
    releases,
    older: all.some((version) => compareVersions(version, FIRST) < 0),
    read: surfaceReader(registry, packageName, store),
    prepare: (versions) => registry.load(packageName, versions),
    compare: COMPARE_OPTIONS,
    known,
  });
};

runMain(
  {
    help: HELP,
    errorCode: 2,
    options: {
      to: {type: 'string', default: TOOLKIT_VERSION},
      package: {type: 'string', multiple: true},
      again: {type: 'boolean'},
      later: {type: 'boolean'},
      store: {type: 'string', default: path.join(os.tmpdir(), 'toolkit-releases')},
    },
  },
  async ({values}) => {
    const {to} = values;
    const packages = values.package ?? PACKAGES;
    const wrong = packages.find((name) => !PACKAGES.includes(name));
    if (wrong !== undefined) {
      throw new Error(`${wrong} isn't a documented package. Choose from: ${PACKAGES.join(', ')}`);
    }
    mkdirSync(values.store, {recursive: true});
    const registry = npmRegistry(values.store);
    if (values.later) {
      await updateLater(registry, packages, values.store);
      return;
    }
    const released = await registry.versions('remotion');
    if (!released.includes(to)) {
      throw new Error(
        `The registry has no remotion ${to}. Its latest releases: ${released.slice(-5).join(', ')}.`,
      );
    }
    for (const packageName of packages) {
      const started = performance.now();
      const history = await update(registry, packageName, to, values);
      if (history) writeHistory(root, withoutSharedFlags(history));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(
        history
          ? `✓ ${packageName}: ${String(Object.keys(history.items).length)} items, ${String(history.releases.length)} releases to ${history.releases.at(-1) ?? ''}, ${seconds} s`
          : `✓ ${packageName}: nothing new`,
      );
    }
  },
);
