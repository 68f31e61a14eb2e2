import type {Finding} from 'mdx-docs-checker/findings';

import {
  FLAG_EXCEPTIONS,
  GLOBAL_FLAGS,
  isGroup,
  type FlagException,
} from '../../../src/toolkit-api/cli/commands';
import type {PageResult} from './comparePage';
import type {ApiPage} from '../../../src/toolkit-api/pages/apiPage';

/** Compares the `--flag` headings of a page with the flags that its commands read. */
export const compareFlags = (
  page: ApiPage,
  commands: Readonly<Record<string, readonly string[]>>,
  exceptions: readonly FlagException[] = FLAG_EXCEPTIONS,
): PageResult => {
  const findings: Finding[] = [];
  const headings = page.headings.flatMap(({line, options}) =>
    options
      .filter(({path}) => path[0]?.startsWith('--'))
      .map(({path}) => ({flag: path.join('.').slice(2), line})),
  );
  const known = page.cli.flatMap(({ref, line}) => {
    const flags = commands[ref];
    if (!flags) {
      findings.push({
        file: page.file,
        line,
        message: `\`${ref}\` is not a command`,
        todo: `correct the "cli" key; the commands start with ${Object.keys(commands).slice(0, 3).join(', ')}`,
      });
    }
    return flags ? [{command: ref, flags, line}] : [];
  });
  if (known.length === 0) return {findings, options: [], phantoms: 0};

  const accepted = new Set([...known.flatMap(({flags}) => flags), ...GLOBAL_FLAGS]);
  const label = known.map(({command}) => command).join(', ');
  const phantoms = headings.filter(({flag}) => !accepted.has(flag));
  for (const {flag, line} of phantoms) {
    findings.push({
      file: page.file,
      line,
      message: `\`--${flag}\` is not a flag of ${label}`,
      todo: 'correct the name or remove the heading',
    });
  }
  const documented = new Set(headings.map(({flag}) => flag));
  const required = known.flatMap(({command, flags, line}) =>
    isGroup(command)
      ? []
      : flags
          .filter(
            (flag) =>
              !GLOBAL_FLAGS.includes(flag) &&
              !exceptions.some(
                (entry) =>
                  entry.flag === flag && (entry.command === undefined || entry.command === command),
              ),
          )
          .map((flag) => ({command, flag, line})),
  );
  for (const {command, flag, line} of required) {
    if (documented.has(flag)) continue;
    findings.push({
      file: page.file,
      line,
      message: `\`--${flag}\` of ${command} has no heading`,
      todo: `add "### \`--${flag}\`"`,
    });
  }
  return {
    findings,
    options: [
      {
        entry: '@remotion/cli',
        total: required.length,
        documented: required.filter(({flag}) => documented.has(flag)).length,
      },
    ],
    phantoms: phantoms.length,
  };
};
