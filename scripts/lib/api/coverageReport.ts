import {packageOf} from 'dts-api-model/model';

import type {PageResult} from './comparePage';
import type {ExportCoverage} from './reference';

/** How much of one package is documented. */
interface PackageCoverage {
  version: string;
  exports: {total: number; documented: number; excepted: number; missing: string[]};
  /** Options of the exports that have a page. */
  options: {total: number; documented: number};
}

export interface ApiReport {
  packages: Record<string, PackageCoverage>;
  /** Headings that name something the toolkit does not have. */
  phantoms: number;
}

/** Adds up pages and exports by package. */
export const makeReport = (
  results: readonly PageResult[],
  coverage: ReadonlyMap<string, ExportCoverage>,
  versions: Readonly<Record<string, string>>,
): ApiReport => {
  const options = new Map<string, {total: number; documented: number}>();
  for (const counts of results.flatMap((result) => result.options)) {
    const name = packageOf(counts.entry);
    const sum = options.get(name) ?? {total: 0, documented: 0};
    options.set(name, {
      total: sum.total + counts.total,
      documented: sum.documented + counts.documented,
    });
  }
  const packages = [...coverage].map(([name, {documented, excepted, missing}]) => [
    name,
    {
      version: versions[name] ?? '',
      exports: {
        total: documented.length + excepted.length + missing.length,
        documented: documented.length,
        excepted: excepted.length,
        missing,
      },
      options: options.get(name) ?? {total: 0, documented: 0},
    } satisfies PackageCoverage,
  ]);
  return {
    packages: Object.fromEntries(packages) as Record<string, PackageCoverage>,
    phantoms: results.reduce((sum, result) => sum + result.phantoms, 0),
  };
};

/** The report as a table for the terminal. */
export const printReport = (report: ApiReport): string => {
  const rows = Object.entries(report.packages).map(([name, {exports: counts, options}]) => [
    name,
    `${String(counts.documented)}/${String(counts.total)}`,
    String(counts.excepted),
    `${String(options.documented)}/${String(options.total)}`,
  ]);
  const table = [['package', 'exports', 'excepted', 'options'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', `Phantom options: ${String(report.phantoms)}`].join('\n');
};
