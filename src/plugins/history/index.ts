import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addPageStep} from 'docusaurus-markdown-pages/built-pages';
import {emitFolder, writeFolder} from 'docusaurus-markdown-pages/emitted-folder';
import {packageOf} from 'dts-api-model/model';
import {compareVersions, readMoment, type PackageHistory} from 'npm-api-history/format';
import type {Known} from 'npm-api-history/read-choice';
import {releasesOf, type Release} from 'npm-api-history/releases';

import {contentFiles, readText} from '../../content/files';
import {hashOf} from '../../content/diskCache';
import {READ_ON} from '../../data/history/readOn';
import {versionsFile, type HistoryIndex} from '../../history/historyIndex';
import {historyAssets, historyPage, packageSlug, type JointRelease} from '../../history/packages';
import {withMiddleware} from '../../upstream/dev-server/middleware';
import {DevFiles} from '../devFiles';
import {createLateData} from '../lateData';
import {modelKey} from '../../toolkit-api/cache';
import {TOOLKIT_VERSION} from '../../config/toolkit';
import {ENTRY_POINTS} from '../../toolkit-api/entries';
import {typesRead} from '../../toolkit-api/typesRead';
import {entriesHtml, feedFiles, packageItems, type Feed} from './feeds';
import {readPlaces} from '../../history/pages/places';
import {HISTORY_FOLDER, readHistories} from '../../history/pages/readHistories';

const pluginName = 'history';
/** What the comparison of two versions loads; the docs package has it, too. */
const dataFolder = `${historyAssets}/`;
/** Releases that the page of all packages and its feed show. */
const SHOWN_RELEASES = 15;

/** The packages whose history is shown. */
const PACKAGES = [...new Set(ENTRY_POINTS.map(packageOf))].sort();

/** A package with its releases, newest first. */
interface PackageReleases {
  readonly name: string;
  readonly releases: readonly Release[];
}

/** The releases of all packages, newest first, with what each did to which package. */
export const jointReleases = (
  packages: readonly PackageReleases[],
  limit: number,
): JointRelease[] => {
  const byMoment = new Map<string, {name: string; packages: JointRelease['packages'][number][]}>();
  for (const {name, releases} of packages) {
    for (const {moment, name: version, entries} of releases) {
      const joint = byMoment.get(moment) ?? {name: version, packages: []};
      joint.packages.push({name, entries});
      byMoment.set(moment, joint);
    }
  }
  return [...byMoment]
    .sort(([a], [b]) => compareVersions(readMoment(b).at, readMoment(a).at))
    .slice(0, limit)
    .map(([, joint]) => joint);
};

/** What the dialog about a reader's version knows: all releases up to the documented one. */
const knownReleases = (histories: readonly PackageHistory[]): Known => {
  const releases = [...new Set(histories.flatMap(({releases: all}) => all))]
    .filter((version) => compareVersions(version, TOOLKIT_VERSION) <= 0)
    .sort(compareVersions);
  return {first: releases[0] ?? TOOLKIT_VERSION, documented: TOOLKIT_VERSION, releases};
};

/**
 * Makes the lists of what each release of a package added, changed, or removed, and their feeds.
 */
export const historyPlugin = (context: LoadContext): Plugin => {
  const {siteDir, siteConfig, baseUrl, generatedFilesDir} = context;
  const folder = path.join(generatedFilesDir, pluginName, 'files');
  const isDev = process.env.NODE_ENV === 'development';
  const devFiles = new DevFiles();
  const siteUrl = siteConfig.url + baseUrl.replace(/\/$/u, '');
  let reading: Promise<PackageReleases[]> | undefined;

  const read = async (): Promise<PackageReleases[]> => {
    await typesRead();
    const places = await readPlaces(siteDir);
    const histories = readHistories(siteDir);
    return PACKAGES.map((name) => {
      const history = histories.get(name);
      return {name, releases: history ? releasesOf(history, (id) => places.get(id)) : []};
    });
  };
  const packages = (): Promise<PackageReleases[]> => (reading ??= read());

  const known = (): Known => knownReleases([...readHistories(siteDir).values()]);
  const dataFiles = async (): Promise<Map<string, string>> => {
    const index: HistoryIndex = {...known(), packages: PACKAGES};
    return new Map([
      [versionsFile, JSON.stringify(index)],
      ...(await packages()).map(
        ({name, releases}) => [`${packageSlug(name)}.json`, JSON.stringify(releases)] as const,
      ),
    ]);
  };

  /** Returns the folder of the files; the dev server makes them when it's asked for one. */
  const offerFiles = (): string => {
    const texts = contentFiles(siteDir).map((file) => readText(siteDir, file));
    const version = hashOf([modelKey(siteDir), ...texts]);
    devFiles.offer(version, dataFiles);
    return `${dataFolder}${version}/`;
  };
  const writeFiles = async (): Promise<string> => {
    const files = await dataFiles();
    const place = `${dataFolder}${hashOf([...files].flat())}/`;
    writeFolder(folder, new Map([...files].map(([file, text]) => [place + file, text] as const)));
    return place;
  };

  const feeds = async (): Promise<[folder: string, feed: Feed][]> => {
    const all = await packages();
    const feedOf = (page: string, title: string, items: Feed['items']): [string, Feed] => [
      page.slice(1),
      {
        title,
        description: `What each release added, changed, or removed, up to ${TOOLKIT_VERSION}.`,
        url: siteUrl + page,
        folder: siteUrl + page,
        day: READ_ON,
        items,
      },
    ];
    return [
      feedOf(
        '/docs/history',
        'Releases of Remotion',
        jointReleases(all, SHOWN_RELEASES).map(({name, packages: changed}) => ({
          title: `${name}: ${changed.map((item) => item.name).join(', ')}`,
          url: `${siteUrl}/docs/history#${name}`,
          html: changed
            .map((item) => `<h3>${item.name}</h3>${entriesHtml(item.entries, siteUrl)}`)
            .join(''),
        })),
      ),
      ...all.map(({name, releases}) =>
        feedOf(
          historyPage(name),
          `Releases of ${name}`,
          packageItems(name, releases, {siteUrl, page: historyPage(name)}),
        ),
      ),
    ];
  };

  addPageStep(context, ({outDir}) => ({
    end: async () => {
      for (const [place, feed] of await feeds()) {
        for (const [file, text] of feedFiles(feed)) {
          const target = path.join(outDir, place, file);
          fs.mkdirSync(path.dirname(target), {recursive: true});
          fs.writeFileSync(target, text);
        }
      }
    },
  }));

  return {
    name: pluginName,
    getPathsToWatch: () => [path.join(siteDir, HISTORY_FOLDER)],
    allContentLoaded: async ({actions}) => {
      reading = undefined;
      await actions.createData('known.json', JSON.stringify(known()));
      const place = isDev ? offerFiles() : await writeFiles();
      await actions.createData(
        'manifest.json',
        JSON.stringify({folder: baseUrl + place, packages: PACKAGES}),
      );
      await createLateData(context, actions, {
        plugin: pluginName,
        file: 'latest.json',
        make: async () => jointReleases(await packages(), SHOWN_RELEASES),
      });
      for (const name of PACKAGES) {
        await createLateData(context, actions, {
          plugin: pluginName,
          file: `releases-${packageSlug(name)}.json`,
          make: async () => (await packages()).find((item) => item.name === name)?.releases ?? [],
        });
      }
    },
    configureWebpack: (_, isServer) => ({
      ...(isDev ? withMiddleware(pluginName, () => devFiles.serve(baseUrl + dataFolder)) : {}),
      plugins: isServer ? [] : [emitFolder(folder)],
    }),
  };
};
