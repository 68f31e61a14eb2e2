// Prints what the releases in releases/ changed, newest first: node history.mjs
import fs from 'node:fs';
import path from 'node:path';
import {loadRelease, readHistory, readSurface} from 'npm-api-history';
import {releasesOf} from 'npm-api-history/releases';

const isOwn = (name) => name === 'garden';

// In place of npmRegistry('store'), which downloads releases.
const registry = {
  versions: async () => fs.readdirSync('releases').sort(),
  folderOf: (name, version) => path.resolve('store', `${name}@${version}`),
  load: async (name, versions) => {
    for (const version of versions) {
      const target = path.join(registry.folderOf(name, version), 'node_modules', name);
      fs.cpSync(path.join('releases', version), target, {recursive: true});
    }
  },
};

const releases = await registry.versions('garden');
const history = await readHistory({
  packageName: 'garden',
  documented: releases.at(-1),
  releases,
  older: false,
  read: async (version) => {
    const release = await loadRelease(registry, 'garden', version, isOwn);
    return readSurface(process.cwd(), release, {reader: {isOwn}});
  },
});

for (const {name, entries} of releasesOf(history, () => undefined)) {
  console.log(name);
  for (const {label, owner, words} of entries) {
    console.log(`  ${label}${owner === undefined ? '' : ` of ${owner}`} ${words}`);
  }
}
