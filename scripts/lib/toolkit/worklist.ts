import type {Difference} from 'npm-api-history';

import type {InstalledChange, PackageChanges} from './compareInstalled';
import {errorOf, type CheckOutcome} from './runChecks';

/** One thing to do on a page. */
export interface Task {
  line: number;
  /** `types` for what the types say, or the name of the check that found it. */
  from: string;
  text: string;
}

/** What a release of the toolkit means for the site. */
export interface Worklist {
  format: 1;
  documented: string;
  version: string;
  /** Seconds that each stage took before the checks, in order. */
  stages: Record<string, number>;
  packages: (Omit<PackageChanges, 'changes'> & {came: number; changed: number; went: number})[];
  checks: (Pick<CheckOutcome, 'name' | 'state' | 'seconds' | 'other'> & {
    findings: number;
    /** Findings about packages that the registry lacks at the release. */
    leftOut: number;
  })[];
  /** By file, sorted; files with most to do are not first, so that two lists can be compared. */
  pages: Record<string, Task[]>;
  /** What no page explains yet, by package: new exports and options, and changes of what has no heading. */
  elsewhere: Record<string, string[]>;
}

/** Where the site explains an item. */
export type Places = ReadonlyMap<string, readonly {file: string; line: number}[]>;

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

const inWords = (difference: Difference): string => {
  switch (difference.what) {
    case 'removed':
      return difference.to === undefined ? 'was removed' : `is now ${code(difference.to)}`;
    case 'added':
      return 'was added again';
    case 'moved':
    case 'renamed':
      return `was ${code(difference.from)}`;
    case 'optional':
      return 'is now optional';
    case 'required':
      return 'is now required';
    case 'default':
      return `has the default ${code(difference.to)} instead of ${code(difference.from)}`;
    case 'deprecated':
      return difference.note === '' ? 'is deprecated' : `is deprecated: ${difference.note}`;
    case 'undeprecated':
      return 'is no longer deprecated';
    case 'type': {
      const {added = [], removed = [], from, to} = difference;
      if (added.length + removed.length === 0) return `is ${code(to)}, was ${code(from)}`;
      return [
        ...(added.length > 0 ? [`also takes ${added.map(code).join(', ')}`] : []),
        ...(removed.length > 0 ? [`no longer takes ${removed.map(code).join(', ')}`] : []),
      ].join(' and ');
    }
  }
};

const sentence = ({id, came, differences}: InstalledChange): string =>
  `${code(id)} ${[...(came ? ['is new'] : []), ...differences.map(inWords)].join('; ')}`;

/** `remotion#Sequence.from` → `remotion#Sequence`, whose page should explain it. */
const ownerOf = (id: string): string => id.replace(/(#[\w$]+).*$/u, '$1');

const isGone = ({differences}: InstalledChange): boolean =>
  differences.some(({what}) => what === 'removed');

/** The registry lacks some packages at some releases, so the copy has several: that is nothing to do on a page. */
const isOfRelease = ({message}: CheckOutcome['findings'][number]): boolean =>
  !/^version .*\binstalled at /u.test(message);

/** Puts together what the types and the checks say. */
export const makeWorklist = (
  documented: string,
  version: string,
  packages: readonly PackageChanges[],
  checks: readonly CheckOutcome[],
  places: Places,
  stages: Readonly<Record<string, number>> = {},
): Worklist => {
  const pages = new Map<string, Task[]>();
  const elsewhere = new Map<string, string[]>();
  const add = (file: string, task: Task): void => {
    pages.set(file, [...(pages.get(file) ?? []), task]);
  };
  for (const {package: name, changes} of packages) {
    const cameOrWent = new Set(
      changes.filter((change) => change.came === true || isGone(change)).map(({id}) => id),
    );
    for (const change of changes) {
      const owner = ownerOf(change.id);
      // The fields of an export that came or went as a whole are part of it.
      if (owner !== change.id && cameOrWent.has(owner)) continue;
      const found = places.get(change.id) ?? places.get(owner) ?? [];
      for (const {file, line} of found) add(file, {line, from: 'types', text: sentence(change)});
      if (found.length === 0)
        elsewhere.set(name, [...(elsewhere.get(name) ?? []), sentence(change)]);
    }
  }
  for (const {name, findings} of checks) {
    for (const {file, line, message} of findings.filter(isOfRelease))
      add(file, {line, from: name, text: message});
  }
  const byName = <T>(map: ReadonlyMap<string, T>): Record<string, T> =>
    Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  for (const tasks of pages.values()) tasks.sort((a, b) => a.line - b.line);
  return {
    format: 1,
    documented,
    version,
    stages,
    packages: packages.map(({changes, ...rest}) => ({
      ...rest,
      came: changes.filter(({came}) => came).length,
      changed: changes.filter((change) => !change.came && !isGone(change)).length,
      went: changes.filter(isGone).length,
    })),
    checks: checks.map(({findings, ...rest}) => ({
      ...rest,
      findings: findings.filter(isOfRelease).length,
      leftOut: findings.filter((finding) => !isOfRelease(finding)).length,
    })),
    pages: byName(pages),
    elsewhere: byName(elsewhere),
  };
};

/** The worklist as Markdown, with a box for each task. */
export const printWorklist = ({
  documented,
  version,
  stages,
  packages,
  checks,
  pages,
  elsewhere,
}: Worklist): string => {
  const total = Object.values(pages).flat().length;
  const late = checks.filter(({state}) => state === 'unfinished').map(({name}) => name);
  const lines = [
    `# From ${documented} to ${version}`,
    '',
    `${String(total)} tasks on ${String(Object.keys(pages).length)} pages.`,
    '',
    '| Package | From | To | Added | Changed | Removed |',
    '| --- | --- | --- | --: | --: | --: |',
    ...packages.map(
      ({package: name, from, to, came, changed, went}) =>
        `| ${name} | ${from} | ${to} | ${String(came)} | ${String(changed)} | ${String(went)} |`,
    ),
    '',
    '| Stage | Seconds |',
    '| --- | --: |',
    ...Object.entries(stages).map(([name, seconds]) => `| ${name} | ${String(seconds)} |`),
    '',
    '| Check | Outcome | Findings | Seconds |',
    '| --- | --- | --: | --: |',
    ...checks.map(
      ({name, state, findings, seconds}) =>
        `| ${name} | ${state === 'unfinished' ? 'not finished' : state} | ${String(findings)} | ${String(seconds)} |`,
    ),
    ...checks
      .filter(({leftOut}) => leftOut > 0)
      .flatMap(({name, leftOut}) => [
        '',
        `${name}: leaves out ${String(leftOut)} findings about packages that the registry lacks at ${version}.`,
      ]),
    ...checks
      .filter(({state}) => state === 'crashed')
      .flatMap((check) => [
        '',
        `${check.name}: crashed, so its findings are incomplete: ${errorOf(check).trim()}`,
      ]),
    ...(late.length > 0
      ? [
          '',
          `Not finished within the time limit: ${late.join(', ')}. Their findings are incomplete; run them alone with \`--checks ${late.join(',')} --limit MINUTES\`.`,
        ]
      : []),
    '',
    '## Pages',
    ...Object.entries(pages).flatMap(([file, tasks]) => [
      '',
      `### ${file}`,
      '',
      ...tasks.map(({line, from, text}) => `- [ ] Line ${String(line)} (${from}): ${text}`),
    ]),
    '',
    '## Not on any page',
    ...Object.entries(elsewhere).flatMap(([name, items]) => [
      '',
      `### ${name}`,
      '',
      ...items.map((item) => `- [ ] ${item}`),
    ]),
  ];
  return `${lines.join('\n')}\n`;
};
