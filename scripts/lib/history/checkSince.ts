import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiModel} from 'dts-api-model/model';
import type {Finding} from 'mdx-docs-checker/findings';
import {compareVersions, readMoment, type HistoryItem, type Moment} from 'npm-api-history/format';

import type {Page} from '../../../src/content/page';
import {pageItems} from '../../../src/history/pages/headingItems';

/** A `<Since>` badge of a page. */
export interface Badge {
  version: string;
  /** True when it is about what the code does, which types don't tell. */
  isBehavior: boolean;
  /** Line in the page's text. */
  line: number;
  /** Line of the heading that it stands directly below; 0 for the top of the page; undefined elsewhere. */
  heading: number | undefined;
}

/** What the history says about a page's badges. */
export interface SinceOutcome {
  page: string;
  /** Badges that the history confirms. */
  proven: number;
  /** Badges of behavior, and those of which the history knows nothing, such as sections and old versions. */
  unproven: number;
  findings: Finding[];
}

const BADGE = /<Since\s+version="(?<version>[^"]*)"(?<rest>[^>]*)\/>/gu;

/** The badges of a text, outside of its samples. */
export const badgesOf = ({text, headings}: Pick<Page, 'text' | 'headings'>): Badge[] => {
  const lines = text.split('\n');
  const found: Badge[] = [];
  let fence: string | undefined;
  for (const [index, content] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/u.exec(content)?.[1];
    if (mark !== undefined) {
      if (fence === undefined) fence = mark;
      else if (mark.startsWith(fence)) fence = undefined;
      continue;
    }
    if (fence !== undefined) continue;
    const line = index + 1;
    for (const {groups = {}} of content.matchAll(BADGE)) {
      const above = headings.findLast((heading) => heading.line <= line);
      const between = lines.slice(above?.line ?? 0, index);
      const isBelow = above !== undefined && between.every((other) => other.trim() === '');
      const isTop = above === undefined || (above.level === 1 && isBelow);
      found.push({
        version: groups.version ?? '',
        isBehavior: /\bbehavior\b/u.test(groups.rest ?? ''),
        line,
        heading: isTop ? 0 : isBelow ? above.line : undefined,
      });
    }
  }
  return found;
};

/** Whether a version can be the one that a moment means. */
export const isWithin = (version: string, moment: Moment): boolean => {
  const {after, at, isExact} = readMoment(moment);
  if (isExact) return version === at;
  return (
    compareVersions(version, at) <= 0 &&
    (after === undefined || compareVersions(version, after) > 0)
  );
};

/** When an item came: what went and came back did so twice; the last time is the first one. */
const momentsOf = ({since, changes = []}: HistoryItem): Moment[] => [
  ...changes
    .filter(({what}) => what === 'added')
    .map(({at}) => at)
    .reverse(),
  since,
];

const inWords = (moment: Moment): string => {
  const {after, at, isExact} = readMoment(moment);
  if (isExact) return `was added in ${at}`;
  return after === undefined ? `is in ${at} or earlier` : `was added between ${after} and ${at}`;
};

/** What to write in the place of a badge. */
const cure = (moment: Moment): string => {
  const {after, at, isExact} = readMoment(moment);
  const behavior = 'or add behavior to it if the text below it is about what the code does';
  if (isExact) return `write <Since version="${at}" />, ${behavior}`;
  return after === undefined
    ? `remove the badge, ${behavior}`
    : `write the release between them that the changes upstream name, or remove it, so that the page shows both; ${behavior}`;
};

/** The file and line of a badge: parts have files of their own. */
const placeOf = (root: string, page: Page, badge: Badge): {file: string; line: number} => {
  const heading = page.headings.find(({line}) => line === badge.heading);
  const lines = page.text.split('\n');
  const written = lines[(heading?.line ?? 0) - 1];
  for (const file of [page.file, ...page.parts]) {
    const full = path.join(root, file);
    if (!existsSync(full)) continue;
    const own = readFileSync(full, 'utf8').split('\n');
    const start = written === undefined ? 0 : own.indexOf(written);
    const found = own.findIndex(
      (line, index) => index >= start && line.includes(`<Since version="${badge.version}"`),
    );
    if (start >= 0 && found >= 0) return {file, line: found + 1};
  }
  return {file: page.file, line: badge.line};
};

/** Compares the badges of a page with the history of what their headings explain. */
export const checkSince = (
  root: string,
  page: Page,
  model: ApiModel,
  items: Readonly<Record<string, HistoryItem>>,
): SinceOutcome => {
  const outcome: SinceOutcome = {page: page.file, proven: 0, unproven: 0, findings: []};
  const badges = badgesOf(page);
  if (badges.length === 0) return outcome;
  const {own, byLine} = pageItems(page, model);
  for (const badge of badges) {
    const {version, heading, isBehavior} = badge;
    const place = placeOf(root, page, badge);
    if (!/^\d+\.\d+\.\d+$/u.test(version)) {
      outcome.findings.push({
        ...place,
        message: `"${version}" isn't a version`,
        todo: 'write one such as 4.0.250',
      });
      continue;
    }
    const ids = heading === undefined ? [] : heading === 0 ? own : (byLine.get(heading) ?? []);
    const known = ids.flatMap((id): [string, Moment][] => {
      const item = items[id];
      return item ? momentsOf(item).map((moment) => [id, moment]) : [];
    });
    const isProven = known.some(([, moment]) => isWithin(version, moment));
    const [first] = known;
    if (isProven && isBehavior) {
      outcome.findings.push({
        ...place,
        message: `the types confirm ${version}: \`${known.map(([id]) => id).join('`, `')}\` was added in it`,
        todo: 'remove behavior',
      });
    } else if (isBehavior || !first) outcome.unproven++;
    else if (isProven) outcome.proven++;
    else {
      const [id, moment] = first;
      outcome.findings.push({
        ...place,
        message: `the badge says ${version}, but by the types \`${id}\` ${inWords(moment)}`,
        todo: cure(moment),
      });
    }
  }
  return outcome;
};
