// Sorts what the toolkit reports: explained by a page, self-explanatory, or internal.
import type {Report} from './reports';
import {RULES, type SortingRule} from './rules';

/** A published file as rules name it: by package and name, without `dist/`. */
export const fileOf = ({origin, file}: Pick<Report, 'origin' | 'file'>): string =>
  `${origin}/${file.replace(/^dist\//u, '')}`;

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
      ([files, ...texts]) =>
        files.test(fileOf(report)) && texts.some((text) => fits(report.text, text)),
    ),
  );

/** Texts and patterns of rules that no message has. */
export const staleMessages = (
  reports: readonly Pick<Report, 'origin' | 'file' | 'text'>[],
  rules: readonly SortingRule[] = RULES,
): string[] =>
  rules.flatMap(({messages}) =>
    messages.flatMap(([files, ...texts]) => {
      const found = reports.filter((report) => files.test(fileOf(report)));
      return texts
        .filter((text) => !found.some((report) => fits(report.text, text)))
        .map((text) => `${String(text)} in ${String(files)}`);
    }),
  );
