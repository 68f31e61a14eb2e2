// What someone has found out about statements that nothing else decides: ledger.csv and unproven.csv.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

import {readCsv} from '../../../src/content/csv';
import type {Claim} from './claims';

/** A column of patterns. */
const pattern = z
  .string()
  .min(1)
  .transform((source) => new RegExp(source, 'u'));

const listedStatement = z.strictObject({
  kind: z.enum(['default', 'range', 'values']),
  /** The option's heading, without markup. */
  option: pattern,
  /** The pages, by path from the root. */
  pages: pattern,
  /** The default, range, or list of values, as worded on the pages. */
  stated: z.string().min(1),
  /** The module, relative to `node_modules`. */
  file: z.string().min(1),
  /** The code that proves it, which must occur in the module. */
  code: z.string().min(1),
});

/** A statement that someone has found in the code, where it has a different name. */
type ListedStatement = z.output<typeof listedStatement>;

/** Statements that a line of code proves. A different one on a page is a finding. */
export const LEDGER = readCsv(path.join(__dirname, 'ledger.csv'), listedStatement);

/** The entry for a default, a range or a list of values of an option. */
export const listedStatementOf = (
  kind: ListedStatement['kind'],
  page: string,
  option: string,
): ListedStatement | undefined =>
  LEDGER.find(
    (entry) => entry.kind === kind && entry.option.test(option) && entry.pages.test(page),
  );

/** Whether the installed package still has the code of an entry. */
export const isInCode = (
  root: string,
  {file, code}: Pick<ListedStatement, 'file' | 'code'>,
): boolean => {
  const installed = path.join(root, 'node_modules', file);
  // Other releases may lack the module.
  return existsSync(installed) && readFileSync(installed, 'utf8').includes(code);
};

/** Statements that nothing in the packages proves or refutes, and numbers that others set, with the reason. */
const UNPROVEN = readCsv(
  path.join(__dirname, 'unproven.csv'),
  z.strictObject({
    option: pattern,
    pages: pattern,
    number: z.string().transform((text) => (text === '' ? undefined : Number(text))),
    reason: z.string().min(1),
  }),
);

/** Why nothing decides a statement; for a number, who sets it, if not Remotion. */
export const unprovenReason = (page: string, option: string, number?: number): string | undefined =>
  UNPROVEN.find(
    (entry) => entry.number === number && entry.pages.test(page) && entry.option.test(option),
  )?.reason;

const COMPLEX_TYPE = 'the types have a name, or a shape that pages write in a shorter form';

/** Why a page's statement stays unproven; undefined if there is no entry. */
export const undecidedReason = (page: string, option: string, claim: Claim): string | undefined => {
  const isOfTypes = claim.kind === 'type' || claim.kind === 'result';
  if (isOfTypes && !option.startsWith('--')) return COMPLEX_TYPE;
  return unprovenReason(page, option, claim.kind === 'number' ? claim.number : undefined);
};
