// Sorts what the toolkit reports: explained by a page, self-explanatory, or internal.
import type {Report} from './reports';
import {RULES, type SortingRule} from './rules';

/** A published file as rules name it: by package and name, without `dist/`. */
const fileOf = ({origin, file}: Pick<Report, 'origin' | 'file'>): string =>
  `${origin}/${file.replace(/^dist\//u, '')}`;

/** Whether a report is from one of the files that a rule names. */
export const isFrom = (report: Pick<Report, 'origin' | 'file'>, files: string | RegExp): boolean =>
  typeof files === 'string' ? fileOf(report) === files : files.test(fileOf(report));

/** A value at the end says nothing about a message. */
const withoutValue = (text: string): string => text.replace(/\s…$/u, '');

const fits = (text: string, message: string | RegExp): boolean =>
  typeof message === 'string' ? withoutValue(text) === message : message.test(withoutValue(text));

/** The rule for a message that no page explains; undefined when none fits. */
export const ruleOf = (
  report: Pick<Report, 'origin' | 'file' | 'text'>,
  rules: readonly SortingRule[] = RULES,
): SortingRule | undefined =>
  rules.find(({messages}) =>
    messages.some(
      ([files, ...texts]) => isFrom(report, files) && texts.some((text) => fits(report.text, text)),
    ),
  );

/** Texts and patterns of rules that no message has. */
export const staleMessages = (
  reports: readonly Pick<Report, 'origin' | 'file' | 'text'>[],
  rules: readonly SortingRule[] = RULES,
): string[] =>
  rules.flatMap(({messages}) =>
    messages.flatMap(([files, ...texts]) => {
      const found = reports.filter((report) => isFrom(report, files));
      return texts
        .filter((text) => !found.some((report) => fits(report.text, text)))
        .map((text) => `${String(text)} in ${String(files)}`);
    }),
  );
