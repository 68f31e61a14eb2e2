import {readFileSync} from 'node:fs';
import {parse} from 'csv-parse/sync';
import {z} from 'zod';

/** The rows of a CSV file below its line of column names. @throws ZodError for a row that doesn't fit */
export const readCsv = <T extends z.ZodTypeAny>(file: string, row: T): z.output<T>[] =>
  z.array(row).parse(parse(readFileSync(file), {columns: true}));
