import {BadRequest, defineTool, number, type Library} from 'docs-mcp-package';
import {compact} from 'embedded-docs-search/words';
import {nearest} from 'embedded-docs-search/nearest';
import {compareReleases, type PackageChanges} from 'npm-api-history/compare-releases';
import type {ReleaseEntry} from 'npm-api-history/releases';

import {isToolkit} from '../../config/toolkit';
import {historyPage} from '../../history/packages';
import type {SiteLibrary} from '../library';

/** Entries that are printed; programs get all of them. */
const SHOWN_ENTRIES = 60;

/** Whether an entry is about an export, one of its options, or an option of that name. */
const isAbout = ({id, label, owner = ''}: ReleaseEntry, wanted: string): boolean =>
  [label, owner, id.slice(id.indexOf('#') + 1)].some((name) => compact(name) === wanted);

/** The packages of a list such as `remotion, @remotion/player`; all of them without one. */
const packagesOf = (listed: string | undefined, known: readonly string[]): readonly string[] => {
  if (listed === undefined) return known;
  const names = listed.split(/[\s,]+/u).filter((name) => name !== '');
  for (const name of names) {
    if (known.includes(name)) continue;
    const near = nearest(name, known);
    throw new BadRequest(
      `The history has no package "${name.slice(0, 100)}".${near === undefined ? '' : ` Did you mean ${near}?`}`,
    );
  }
  return known.filter((name) => names.includes(name));
};

const withName = (packages: readonly PackageChanges[], name: string): PackageChanges[] =>
  packages.map((changes) => ({
    name: changes.name,
    releases: changes.releases.flatMap((release) => {
      const entries = release.entries.filter((entry) => isAbout(entry, compact(name)));
      return entries.length === 0 ? [] : [{...release, entries}];
    }),
  }));

const lineOf = (library: Library, {label, owner, words, url}: ReleaseEntry): string =>
  `- \`${label}\`${owner === undefined ? '' : ` of \`${owner}\``} ${words}` +
  (url === undefined ? '' : `: ${library.urlOf(url)}`);

/** The changes as Markdown, newest first in each package, up to a number of entries. */
const textOf = (library: Library, packages: readonly PackageChanges[]): string => {
  let room = SHOWN_ENTRIES;
  return packages
    .flatMap(({name, releases}) => {
      if (room <= 0) return [];
      const parts = releases.flatMap(({name: release, entries}) => {
        const shown = entries.slice(0, Math.max(room, 0));
        room -= shown.length;
        if (shown.length === 0) return [];
        return [`${release}\n${shown.map((entry) => lineOf(library, entry)).join('\n')}`];
      });
      return [`## ${name}\n${library.urlOf(historyPage(name))}\n\n${parts.join('\n\n')}`];
    })
    .join('\n\n');
};

export const whatChangedTool = defineTool({
  name: 'what_changed',
  title: 'Compare two versions',
  description:
    'Lists API changes in Remotion between two versions: exports, options, flags, and types that were added, changed, ' +
    'deprecated, or removed. Use it before an upgrade, or when an API exists in only one of two versions.',
  parameters: {
    from: {
      type: 'string',
      isRequired: true,
      longest: 100,
      description: 'the older version, such as 4.0.200',
    },
    to: {
      type: 'string',
      longest: 100,
      description: 'the newer version; by default, the documented one',
    },
    packages: {
      type: 'string',
      longest: 2000,
      description: 'packages to compare, such as "remotion, @remotion/player"; all by default',
    },
    name: {
      type: 'string',
      longest: 200,
      description: 'limits the list to this export, option, or flag, such as <Sequence>',
    },
  },
  command: {
    name: 'changes',
    words: ['from', 'to'],
    readsInput: false,
    example: 'changes 4.0.200 --packages "remotion, @remotion/player"',
  },
  run: async (library: SiteLibrary, {from, to = library.version, packages, name}) => {
    const known = library.history();
    const names = packagesOf(packages, known.packages);
    const outcome = await compareReleases({from, to, names}, known, isToolkit, (one) =>
      Promise.resolve(library.releases(one)),
    );
    if (outcome.kind === 'problem') throw new BadRequest(outcome.text);
    const all = name === undefined ? outcome.packages : withName(outcome.packages, name);
    const changed = all.filter(({releases}) => releases.length > 0);
    const entries = changed.flatMap(({releases}) => releases.flatMap((release) => release.entries));
    const data = {version: library.version, from: outcome.from, to: outcome.to, packages: changed};
    const subject = name === undefined ? `${names.length} packages` : `"${name}"`;
    const range = `from ${outcome.from} to ${outcome.to}`;
    if (entries.length === 0) {
      return {
        data,
        isEmpty: true,
        text: `The published types show no changes in ${subject} ${range}. Behavior may still have changed.`,
      };
    }
    const rest = entries.length - SHOWN_ENTRIES;
    return {
      data,
      text: [
        `Changes in ${subject} ${range}, according to the published types: ${number(entries.length)}`,
        textOf(library, changed),
        ...(rest > 0
          ? [
              `Not shown: ${number(rest)} more. To narrow the list, pass packages, a name, or a smaller range of versions.`,
            ]
          : []),
      ].join('\n\n'),
    };
  },
});
