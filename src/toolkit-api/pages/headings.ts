import type {ApiExport, ApiField, ApiModel} from 'dts-api-model/model';

import {TOOLKIT_VERSION} from '../../config/toolkit';
import {follow, isLater, plain, show, showAll, statedDefault} from './options';
import type {ApiPage, Heading, HeadingOption} from './apiPage';
import {scopeOf, type Scope} from './scope';

/** A heading that says something else than the types. Lines count from 1. */
export interface HeadingProblem {
  file: string;
  line: number;
  message: string;
  todo: string;
}

/** What the option headings of a page document. */
export interface HeadingsResult {
  findings: HeadingProblem[];
  /** Line of the heading by the option it documents. */
  documented: Map<ApiField, number>;
  /** Members that have a heading: `Easing.bezier`. */
  members: Set<string>;
  /** Headings that name an option that does not exist. */
  phantoms: number;
}

/** Walks through the headings of a page and compares each option with the types. */
class HeadingWalker {
  readonly result: HeadingsResult = {
    findings: [],
    documented: new Map(),
    members: new Set(),
    phantoms: 0,
  };

  /** The section that a second-level heading opened. */
  private section: Scope | undefined;
  /** The section, or what a heading inside narrowed it to. */
  private scope: Scope | undefined;
  /** The options of the last heading of the third level, whose fields may follow. */
  private parent: Scope | undefined;

  constructor(
    private readonly file: string,
    private readonly items: readonly ApiExport[],
    private readonly model: ApiModel,
  ) {}

  enter(heading: Heading): void {
    if (heading.level <= 2) {
      this.section = scopeOf(heading, this.items, this.model);
      this.scope = this.section;
      this.parent = undefined;
      return;
    }
    if (heading.level === 3) {
      this.scope = this.section;
      this.parent = undefined;
    }
    if (!this.scope) return;
    const narrower = this.narrower(heading, this.scope);
    if (narrower) {
      if (narrower.member !== undefined) this.result.members.add(narrower.member);
      this.scope = narrower;
      this.parent = undefined;
      return;
    }
    const scope = this.parent ?? this.scope;
    const found = heading.options.flatMap((option) => this.check(heading, option, scope));
    if (heading.level === 3 && heading.options.length > 0) {
      this.parent = {
        roots: found.flatMap(({fields = []}) => fields),
        typeRoots: [],
        place: `\`${heading.options.map(({path}) => path.join('.')).join(', ')}\``,
      };
    }
  }

  /**
   * A heading that names an export, a member or a type makes the headings below it mean its
   * options.
   */
  private narrower(heading: Heading, scope: Scope): Scope | undefined {
    if (heading.code.length === 0) return undefined;
    const roots = [...(this.parent?.roots ?? []), ...scope.roots, ...scope.typeRoots];
    const isOption =
      heading.options.length > 0 &&
      heading.options.every(({path}) => follow(roots, path).length > 0);
    return isOption ? undefined : scopeOf(heading, this.items, this.model, this.section);
  }

  private report(line: number, message: string, todo: string): void {
    this.result.findings.push({file: this.file, line, message, todo});
  }

  /** Compares one option and returns the field that it means. */
  private check(heading: Heading, option: HeadingOption, scope: Scope): ApiField[] {
    const {roots, typeRoots, place} = scope;
    const own = follow(roots, option.path);
    const fields = (own.length > 0 ? own : follow(typeRoots, option.path)).filter(
      ({internal}) => !internal,
    );
    const name = option.path.join('.');
    const [first] = fields;
    if (!first) {
      this.result.phantoms++;
      this.report(
        heading.line,
        `\`${name}\` is not an option of ${place}`,
        roots.length === 0
          ? 'its type has none: remove the heading'
          : `correct the name or remove the heading; the types have ${showAll(roots)}`,
      );
      return [];
    }
    if (fields.every(({since}) => since !== undefined && isLater(since))) {
      this.report(
        heading.line,
        `\`${name}\` is newer than ${TOOLKIT_VERSION} (available from ${first.since ?? ''})`,
        'remove the heading',
      );
    }
    if (fields.every(({optional}) => optional !== option.optional)) {
      this.report(
        heading.line,
        `\`${name}\` is ${first.optional ? 'optional' : 'required'} in the types`,
        `write the heading as ${show({name, optional: first.optional})}`,
      );
    }
    this.checkDefault(heading, name, fields);
    for (const field of fields) this.result.documented.set(field, heading.line);
    return fields;
  }

  private checkDefault(heading: Heading, name: string, fields: readonly ApiField[]): void {
    const stated = statedDefault(heading.body);
    const actual = fields.find((field) => field.default !== undefined)?.default;
    if (stated === undefined || actual === undefined || plain(stated) === plain(actual)) return;
    this.report(
      heading.line,
      `the default of \`${name}\` is given as \`${plain(stated)}\``,
      `the toolkit has \`${plain(actual)}\`: correct it`,
    );
  }
}

/** Compares the option headings of a page with the exports that the page documents. */
export const checkHeadings = (
  page: ApiPage,
  items: readonly ApiExport[],
  model: ApiModel,
): HeadingsResult => {
  const walker = new HeadingWalker(page.file, items, model);
  for (const heading of page.headings) walker.enter(heading);
  return walker.result;
};
