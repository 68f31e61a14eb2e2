import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {serveCompressed} from '../peers/serveCompressed';
import {measureInteractions, type MeasureOptions, type TimesOf} from './measure';
import {formatTimes, type Interactions} from './table';

/** What is measured of a site. */
export interface BenchInteractionsOptions<Name extends string> extends MeasureOptions<Name> {
  /** The folder of the built site. */
  readonly build: string;
  /** A page of each kind, by the name of its column; one without an interaction has no figure for it. */
  readonly pages: Readonly<Record<string, string>>;
  readonly interactions: Interactions<Name>;
}

const loadOf = (): string =>
  os
    .loadavg()
    .map((number) => number.toFixed(1))
    .join(', ');

/**
 * Measures how long visitors of a built site wait for what they press, and prints a table: for each page kind, the
 * slowest of the usual 20, the median, and how many were measured.
 *
 * @returns the milliseconds of each, by page kind and interaction
 * @throws when there is no built site, or an input has no effect
 */
export const benchInteractions = async <Name extends string>({
  build,
  pages,
  interactions,
  ...options
}: BenchInteractionsOptions<Name>): Promise<Record<string, TimesOf<Name>>> => {
  if (!fs.existsSync(path.join(build, 'index.html'))) {
    throw new Error(`There is no built site in ${build}.`);
  }
  const server = await serveCompressed(build);
  const times: Record<string, TimesOf<Name>> = {};
  console.log(`Machine load at the start: ${loadOf()}`);
  try {
    for (const [kind, address] of Object.entries(pages)) {
      console.log(`${address} …`);
      times[kind] = await measureInteractions(server.url + address, options);
    }
  } finally {
    server.close();
  }
  console.log(`\n${formatTimes(times, interactions)}\n\nMachine load at the end: ${loadOf()}`);
  return times;
};
