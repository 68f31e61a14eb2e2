// Values that readers of a page have proven: no number changes afterwards without somebody saying so.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {Finding} from 'mdx-docs-checker/findings';

import {hashOf, writeFileAtomic} from '../../../src/content/diskCache';
import {readPage, readPageWithParts} from '../../../src/content/page';

/** Numbers, units, outcomes, literals and messages of each page or part, in its order, by its file from the root. */
export type ValueLedger = Readonly<Record<string, readonly string[]>>;

/** A value as a page states it. */
interface StatedValue {
  readonly value: string;
  /** Counts from 1. */
  readonly line: number;
}

const placeOf = (root: string): string => path.join(root, 'scripts/lib/readings/values.json');

/** Reads the committed values; empty where there are none. */
export const readValueLedger = (root: string): ValueLedger =>
  existsSync(placeOf(root))
    ? Object.fromEntries(
        Object.entries(
          z.record(z.string()).parse(JSON.parse(readFileSync(placeOf(root), 'utf8'))),
        ).map(([file, values]) => [file, values.split(' ').filter((value) => value !== '')]),
      )
    : {};

const writeValueLedger = (root: string, ledger: ValueLedger): void => {
  const lines = Object.entries(ledger)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, values]) => `  ${JSON.stringify(file)}: ${JSON.stringify(values.join(' '))}`);
  writeFileAtomic(placeOf(root), `{\n${lines.join(',\n')}\n}\n`);
};

/** A message is known again by its hash: the ledger would be as long as the pages otherwise. */
const nameOf = (code: string): string | undefined => {
  if (/^(?:true|false|null|undefined|'[^'\s]*'|"[^"\s]*")$/u.test(code)) return code;
  return code.split(/\s+/u).length > 2 ? `#${hashOf([code]).slice(0, 6)}` : undefined;
};

/** Blanks out what states nothing by itself, and keeps the lines: front matter, samples, imports, addresses. */
const proseOf = (text: string): string => {
  const blank = (part: string): string => part.replace(/[^\n]/gu, ' ');
  return text
    .replace(/^---\n[\s\S]*?\n---\n/u, blank)
    .replace(/^( *)(`{3,})[\s\S]*?^\1\2 *$/gmu, blank)
    .replace(/^(?:import|export) .*$/gmu, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/gu, blank)
    .replace(/\]\([^)\s]*\)/gu, blank)
    .replace(/\\\{#[\w-]+\}/gu, blank);
};

const UNIT =
  'milliseconds?|ms|seconds?|minutes?|hours?|days?|months?|years?|frames?|pixels?|bits?|bytes?|[kKMG]i?B|kHz|Hz|dB|percent|degrees?|radians?|characters?|kilobytes|megabytes|gigabytes|decibels|hertz';

/** What happens: another outcome is another statement. */
const OUTCOME =
  'throws?|thrown|rejects?|resolves?|(?:is|are) ignored|ignores?|ha(?:s|ve) no effect|do(?:es)? nothing';

/** A default, a number with its unit, a unit of a value that isn't given, an outcome, or code. */
const VALUES = new RegExp(
  [
    /\b[Dd]efaults?(?: to| value| is|:|, it's|,)*\*{0,2}:? `(?<default>[^`]+)`/u.source,
    /`(?<marked>[^`\n]+)`(?: \(default\)|, the default\b)/u.source,
    /(?<ticks>`+)(?<code>[^`]+)\k<ticks>/u.source,
    String.raw`(?<number>\d+(?:[.,_]\d+)*)(?:[ -](?<unit>${UNIT})\b)?`,
    String.raw`\b(?:in|of|per) (?<plain>${UNIT})\b`,
    String.raw`\b(?<outcome>${OUTCOME})\b`,
  ].join('|'),
  'gu',
);

/** `` `png` (default), `jpeg` or `webp` ``: what a value can be. */
const LIST = /(?:`[^`]+`(?: \([^)]*\))?(?:, or |, | or )){1,}`[^`]+`/gu;

/** A name for each list of values: another one has another value, one more or one less. */
const listsIn = (line: string): string[] =>
  [...line.matchAll(LIST)].map(
    ([list]) => `list#${hashOf(list.match(/`[^`]+`/gu) ?? []).slice(0, 6)}`,
  );

/** Code in the cells of tables below “Default”, by line. */
const tableDefaults = (lines: readonly string[]): string[][] => {
  let column = -1;
  return lines.map((line, index) => {
    const cells = line.split('|');
    if (cells.length < 3) column = -1;
    else if (/^\s*\|[\s|:-]+$/u.test(lines[index + 1] ?? '')) {
      column = cells.findIndex((cell) => /\bDefault\b/u.test(cell));
    } else if (column >= 0) {
      return [...(cells[column] ?? '').matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code);
    }
    return [];
  });
};

/** Literals and messages in backticks, lists of values, all numbers of the prose and its tables, units and outcomes. */
export const valuesIn = (text: string): StatedValue[] => {
  const lines = proseOf(text).split('\n');
  const defaults = tableDefaults(lines);
  return lines.flatMap((line, index) => {
    const values = [...line.matchAll(VALUES)].flatMap(({groups = {}}) => {
      const {default: given, marked, code, number, unit, plain, outcome} = groups;
      const name = code === undefined ? undefined : nameOf(code);
      const inCode = name === undefined ? (code?.match(/\d+(?:[.,_]\d+)*/gu) ?? []) : [name];
      return [given ?? marked, ...inCode, number, unit ?? plain, outcome];
    });
    return [...listsIn(line), ...(defaults[index] ?? []), ...values].flatMap((value) =>
      value === undefined ? [] : [{value: value.replaceAll(' ', '-'), line: index + 1}],
    );
  });
};

/** What is in `values` more often than in `others`. */
const surplus = (values: readonly StatedValue[], others: readonly string[]): StatedValue[] => {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return values.filter(({value}) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count < 1;
  });
};

/** Both without what they begin and end with alike, so that a single change is found at its own line. */
const differingParts = (
  stated: readonly StatedValue[],
  proven: readonly string[],
): [StatedValue[], string[]] => {
  const most = Math.min(stated.length, proven.length);
  let start = 0;
  while (start < most && stated[start]?.value === proven[start]) start++;
  let end = 0;
  while (end < most - start && stated.at(-1 - end)?.value === proven.at(-1 - end)) end++;
  return [stated.slice(start, stated.length - end), proven.slice(start, proven.length - end)];
};

const shown = (value: string): string =>
  value.startsWith('list#')
    ? 'a list'
    : value.startsWith('#')
      ? 'a message'
      : `"${value.replace(/^['"]|['"]$/gu, '')}"`;

/** Finds values of pages and parts that have come since the last reading. */
export const checkValues = async (root: string, ledger: ValueLedger): Promise<Finding[]> => {
  const findings = await Promise.all(
    Object.entries(ledger).map(async ([file, proven]) => {
      // A page that is gone is found by others: by its sidebar and the links to it.
      if (!existsSync(path.join(root, file))) return [];
      const [stated, read] = differingParts(valuesIn((await readPage(root, file)).text), proven);
      return surplus(stated, read).map(({value, line}): Finding => {
        const [before] = stated.length === 1 && read.length === 1 ? read : [];
        const was =
          before === undefined ? '' : ` where the page had ${shown(before)} when it was read`;
        return {
          file,
          line,
          code: 'value',
          message: `${shown(value)} was added${was}, and nobody has compared it with the code`,
          todo: `correct it, or prove it and run npm run read:record -- --values ${file}`,
        };
      });
    }),
  );
  return findings.flat();
};

/** Notes the values that pages and their parts have now. */
export const recordValues = async (root: string, pages: readonly string[]): Promise<void> => {
  const files = new Set<string>();
  for (const page of pages) {
    for (const file of [page, ...(await readPageWithParts(root, page)).parts]) files.add(file);
  }
  const rows = await Promise.all(
    [...files].map(
      async (file) =>
        [file, valuesIn((await readPage(root, file)).text).map(({value}) => value)] as const,
    ),
  );
  writeValueLedger(root, {...readValueLedger(root), ...Object.fromEntries(rows)});
};
