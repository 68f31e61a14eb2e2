import {API_EXCEPTIONS, type ApiException} from '../../../src/plugins/toolkit-api/exceptions';
import {TOOLKIT_VERSION} from '../../../src/plugins/toolkit-api/entries';
import {
  findExport,
  type ApiExport,
  type ApiField,
  type ApiModel,
} from '../../../src/plugins/toolkit-api/model';
import type {Finding} from './finding';
import type {Heading, HeadingOption, Page} from './page';
import {requiredFields} from './required';
import {scopeOf, type Scope} from './scope';

/** What a page says about the exports it names, against the toolkit's types. */
export interface PageResult {
  findings: Finding[];
  /** Options that need a heading, and those that have one, by entry point. */
  options: {entry: string; total: number; documented: number}[];
  /** Headings that name an option that does not exist. */
  phantoms: number;
}

const show = ({name, optional}: Pick<ApiField, 'name' | 'optional'>): string =>
  `\`${name}${optional ? '?' : ''}\``;

const names = (fields: readonly ApiField[]): string =>
  fields
    .filter((field) => !field.internal)
    .map(show)
    .slice(0, 8)
    .join(', ');

/** Follows `config.damping` from a list of fields. */
const follow = (roots: readonly ApiField[], path: readonly string[]): ApiField[] => {
  const [first, ...rest] = path;
  const found = roots.filter(({name}) => name === first);
  return rest.length === 0 ? found : found.flatMap((field) => follow(field.fields ?? [], rest));
};

const isLater = (version: string): boolean =>
  version.localeCompare(TOOLKIT_VERSION, 'en', {numeric: true}) > 0;

const plain = (value: string): string => value.replace(/^['"`]|['"`]$/g, '').trim();

/** A default stated near a heading: "Default: `x`", "defaults to `x`", "the default is `x`". */
export const statedDefault = (body: string): string | undefined =>
  /\bdefault(?:s to|(?: value)?\*{0,2}(?: is|:))\*{0,2}\s*`([^`]+)`/i.exec(body)?.[1];

/** Compares one page with the types. Types that other pages explain are known by `isElsewhere`. */
export const comparePage = (
  page: Page,
  model: ApiModel,
  isElsewhere: (typeName: string) => boolean = () => false,
  exceptions: readonly ApiException[] = API_EXCEPTIONS,
): PageResult => {
  const findings: Finding[] = [];
  const report = (line: number, message: string, todo: string): void => {
    findings.push({file: page.file, line, message, todo});
  };

  const exports: {item: ApiExport; line: number}[] = [];
  for (const {ref, line} of page.api) {
    const item = findExport(model, ref);
    if (item) exports.push({item, line});
    else report(line, `\`${ref}\` is not exported`, suggestion(model, ref));
  }
  if (exports.length === 0) return {findings, options: [], phantoms: 0};

  const items = exports.map(({item}) => item);
  const documented = new Map<ApiField, number>();
  const mentioned = new Set<string>();
  let phantoms = 0;

  const check = (
    heading: Heading,
    option: HeadingOption,
    roots: readonly ApiField[],
    place: string,
  ): ApiField[] => {
    const found = follow(roots, option.path);
    const name = option.path.join('.');
    const visible = found.filter((field) => !field.internal);
    if (visible.length === 0) {
      phantoms++;
      report(
        heading.line,
        `\`${name}\` is not an option of ${place}`,
        roots.length === 0
          ? 'its type has none: remove the heading'
          : `correct the name or remove the heading; the types have ${names(roots)}`,
      );
      return [];
    }
    const later = visible.every(({since}) => since !== undefined && isLater(since));
    if (later) {
      report(
        heading.line,
        `\`${name}\` is newer than ${TOOLKIT_VERSION} (available from ${visible[0]?.since ?? 'later'})`,
        'remove the heading',
      );
    }
    const [first] = visible;
    if (first && visible.every(({optional}) => optional !== option.optional)) {
      report(
        heading.line,
        `\`${name}\` is ${first.optional ? 'optional' : 'required'} in the types`,
        `write the heading as ${show({name, optional: first.optional})}`,
      );
    }
    const stated = statedDefault(heading.body);
    const actual = visible.find((field) => field.default !== undefined)?.default;
    if (stated !== undefined && actual !== undefined && plain(stated) !== plain(actual)) {
      report(
        heading.line,
        `the default of \`${name}\` is given as \`${plain(stated)}\``,
        `the toolkit has \`${plain(actual)}\`: correct it`,
      );
    }
    for (const field of visible) documented.set(field, heading.line);
    return visible;
  };

  let section: Scope | undefined;
  let scope: Scope | undefined;
  let parents: {fields: ApiField[]; name: string} | undefined;
  for (const heading of page.headings) {
    if (heading.level <= 2) {
      section = scopeOf(heading, items, model);
      scope = section;
      parents = undefined;
      continue;
    }
    if (!section) continue;
    if (heading.level === 3) {
      scope = section;
      parents = undefined;
    }
    if (!scope) continue;
    const own = heading.options.filter(
      ({path}) =>
        !(parents && follow(parents.fields, path).length > 0) &&
        follow([...(scope?.roots ?? []), ...(scope?.typeRoots ?? [])], path).length === 0,
    );
    const narrower =
      own.length > 0 || heading.options.length === 0
        ? scopeOf(heading, items, model, section)
        : undefined;
    if (narrower && !(heading.options.length === 0 && heading.code.length === 0)) {
      if (narrower.member) mentioned.add(narrower.member);
      scope = narrower;
      parents = undefined;
      continue;
    }
    const {roots, typeRoots, place} =
      heading.level > 3 && parents
        ? {roots: parents.fields, typeRoots: [], place: `\`${parents.name}\``}
        : scope;
    const found = heading.options.flatMap((option) =>
      check(
        heading,
        option,
        follow(roots, option.path).length > 0 ? roots : [...roots, ...typeRoots],
        place,
      ),
    );
    if (heading.level === 3 && heading.options.length > 0) {
      parents = {
        fields: found.flatMap((field) => field.fields ?? []),
        name: heading.options.map(({path}) => path.join('.')).join(', '),
      };
    }
  }

  const sectionLine = (title: RegExp): number | undefined =>
    page.headings.find(({level, text}) => level === 2 && title.test(text))?.line;
  const options = new Map<string, {entry: string; total: number; documented: number}>();
  const values = items.filter(({kind}) => kind !== 'type');
  for (const [index, {item, line}] of exports.entries()) {
    const place =
      sectionLine(item.kind === 'component' ? /^props/i : /^(?:options|arguments|parameters)/i) ??
      line;
    const counts = options.get(item.entry) ?? {entry: item.entry, total: 0, documented: 0};
    options.set(item.entry, counts);
    const isMainOne = values.length === 0 || index === items.indexOf(values[0] ?? item);
    for (const {owner, field, path, parent, isResult, label} of requiredFields(item, {
      documented: (candidate) => documented.has(candidate),
      isElsewhere,
      mentions: (name) =>
        new RegExp(`(?<![\\w$])${name.replace(/[$]/g, '\\$&')}(?![\\w$])`).test(page.code),
      isMainOne,
      hasValues: values.length > 0,
      isLater,
    })) {
      const exception = exceptions.find(
        (entry) => entry.entry === item.entry && entry.export === owner && entry.option === path,
      );
      if (exception) continue;
      counts.total++;
      if (field && documented.has(field)) {
        counts.documented++;
        continue;
      }
      if (!field) {
        if (mentioned.has(path) || label === undefined) {
          counts.documented++;
          continue;
        }
        report(
          place,
          label,
          `name it on the page, or add it to src/plugins/toolkit-api/exceptions.ts with a reason`,
        );
        continue;
      }
      const resultLine = isResult ? sectionLine(/^(?:return|result)/i) : undefined;
      const at = (parent && documented.get(parent)) ?? resultLine ?? place;
      report(
        at,
        `\`${path}\` of ${owner} has no heading`,
        parent
          ? `add "#### ${show(field)}" below "### ${show(parent)}"`
          : `add "### ${show(field)}" (${field.type.slice(0, 60)})`,
      );
    }
  }
  return {findings, options: [...options.values()], phantoms};
};

const suggestion = (model: ApiModel, ref: string): string => {
  const [entry = '', name = ''] = ref.split('#');
  const exports = model.entries[entry];
  if (!exports) return 'name an entry point of the toolkit, such as remotion#interpolate';
  const wanted = name.toLowerCase();
  const near = exports.find(
    (item) =>
      !item.internal &&
      (item.name.toLowerCase() === wanted || distance(item.name.toLowerCase(), wanted) <= 2),
  );
  return near
    ? `did you mean ${near.ref}?`
    : `see the exports of ${entry} and correct the "api" key`;
};

/** Edit distance, for suggestions. */
const distance = (a: string, b: string): number => {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
};
