import {codeWithout, takeChanges} from '../fenceCode';
import type {Fence} from '../fences';
import {unreadable, type Finding} from '../findings';
import type {FrontMatter, PageProblem} from '../frontMatter';
import type {Heading} from '../headings';
import type {Sample} from '../sampleOf';
import {sampleExtension} from '../sampleWords';

type MigrationFence = Fence<{readonly title?: string; readonly nocheck?: string}>;

/** A page that may be about an upgrade. */
export interface MigrationPage {
  /** From the project's root, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly frontMatter: FrontMatter;
  readonly problem?: PageProblem;
  readonly headings: readonly Heading[];
  readonly fences: readonly MigrationFence[];
}

/** Code that readers of a migration page have before they start. */
export interface OldFile {
  readonly name: string;
  readonly code: string;
}

/** What a page says below one heading of level 2. */
export interface Section {
  readonly heading: string;
  /** Place of the heading, from 1. */
  readonly line: number;
  /** The code of the samples that change, as it is before. */
  readonly oldFiles: readonly OldFile[];
  /** Commands that find what has to change. */
  readonly searches: readonly string[];
}

/** A page that shows code before and after an upgrade, and the versions of packages as its front matter has them. */
export interface Migration<Versions> {
  readonly page: string;
  /** What the old code is written for; the installed packages unless given. */
  readonly before?: Versions;
  /** What the new code is written for; the installed packages unless given. */
  readonly after?: Versions;
  /** Changed samples without the added lines. */
  readonly oldSamples: readonly Sample[];
  /** Samples without the removed lines, where the installed packages are too new for them. */
  readonly newSamples: readonly Sample[];
  readonly sections: readonly Section[];
  readonly problems: readonly Finding[];
}

const SEARCH = /\*\*Search:\*\*\s+(?:`([^`]+)`|```bash\n([\s\S]*?)\n\s*```)/gu;

/** Whether a page is about an upgrade, by its front matter. */
export const isMigration = ({frontMatter}: Pick<MigrationPage, 'frontMatter'>): boolean =>
  frontMatter.kind === 'migration';

const isChanged = ({code}: MigrationFence): boolean =>
  takeChanges(code).changes.some((change) => change !== undefined);

const sampleOf = (page: string, fence: MigrationFence, code: string): Sample[] => {
  const extension = sampleExtension(fence.language);
  if (extension === undefined || extension === 'json') return [];
  const {line, column, indents} = fence;
  return [{page, line, column, extension, code, indents, expected: []}];
};

/**
 * Reads a migration page.
 *
 * @typeParam Versions what `migration.before` and `migration.after` are in its front matter, which a schema has checked
 */
export const readMigration = <Versions>(source: MigrationPage): Migration<Versions> => {
  const {file: page, text, frontMatter, fences, problem} = source;
  const {before, after} = (frontMatter.migration ?? {}) as {
    before?: Versions;
    after?: Versions;
  };
  if (problem) {
    return {page, oldSamples: [], newSamples: [], sections: [], problems: unreadable(source)};
  }

  const changed = fences.filter(isChanged);
  const headings = source.headings.flatMap(({level, text: heading, line}) =>
    level === 2 ? [{heading, line}] : [],
  );
  const lines = text.split('\n');
  const sections = headings.map(({heading, line}, index): Section => {
    const end = headings[index + 1]?.line ?? lines.length + 1;
    const body = lines.slice(line, end - 1).join('\n');
    return {
      heading,
      line,
      oldFiles: changed
        .filter((fence) => fence.line > line && fence.line < end)
        .map((fence) => ({
          name: fence.meta.title ?? `sample.${fence.language}`,
          code: codeWithout(fence.code, 'added'),
        })),
      searches: [...body.matchAll(SEARCH)].map(([, inline, block]) => inline ?? block ?? ''),
    };
  });
  const problems = sections
    .filter(({oldFiles, searches}) => oldFiles.length > 0 && searches.length === 0)
    .map(({heading, line}) => ({
      file: page,
      line,
      code: 'search',
      message: `"${heading}" changes code, but names no search for it: add **Search:** with a command`,
    }));
  if (!sections.some(({heading}) => heading === 'Checklist')) {
    problems.push({file: page, line: 1, code: 'checklist', message: 'add a section "Checklist"'});
  }
  return {
    page,
    ...(before ? {before} : {}),
    ...(after ? {after} : {}),
    oldSamples: changed.flatMap((fence) => sampleOf(page, fence, codeWithout(fence.code, 'added'))),
    newSamples: fences
      .filter(({meta}) => after !== undefined && meta.nocheck !== undefined)
      .flatMap((fence) => sampleOf(page, fence, codeWithout(fence.code, 'removed'))),
    sections,
    problems,
  };
};
