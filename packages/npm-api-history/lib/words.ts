// The API history in words. Code is in backticks.
import {
  readMoment,
  type HistoryChange,
  type HistoryItem,
  type LaterChange,
  type Moment,
} from './format';
import {versionAfter} from './versions';

/** The items of a package, by id. */
export type Items = Readonly<Record<string, HistoryItem>>;

/** Exports and their members; all other items belong to one. */
const EXPORT_KINDS: ReadonlySet<string> = new Set([
  'function',
  'hook',
  'component',
  'class',
  'const',
  'type',
]);

/** Types that are longer are left out of a sentence, in characters. */
export const LONGEST_TYPE = 60;

/** Members of a union that are named; more are counted. */
const NAMED_MEMBERS = 4;

/** Longer members of a union, such as spelled-out objects, say little to readers, in characters. */
const LONGEST_MEMBER = 40;

/** The members of a union that came or went and are short enough for a sentence. */
export const namedMembers = (all: readonly string[] = []): readonly string[] =>
  all.filter(({length}) => length <= LONGEST_MEMBER);

/** Whether something was there in the first release that was read, so that its beginning is unknown. */
export const isFromTheStart = (moment: Moment): boolean => {
  const {after, isExact} = readMoment(moment);
  return !isExact && after === undefined;
};

/** The releases of a moment: `4.0.250`, or `4.0.302–4.0.305` for one of these. */
export const releasesOfMoment = (moment: Moment): string => {
  const {after, at, isExact} = readMoment(moment);
  if (isExact) return at;
  if (after === undefined) return `${at} or earlier`;
  const first = versionAfter(after);
  return first === at ? at : `${first}–${at}`;
};

/** The first release that could have what happened at a moment, and the first that surely has it. */
export const boundsOf = (moment: Moment): {since: string; sure: string} => {
  const {after, at, isExact} = readMoment(moment);
  return {since: isExact || after === undefined ? at : versionAfter(after), sure: at};
};

/** The export that an item belongs to, such as `garden#plant` for `garden#plant.soil.depth`. */
export const ownerOf = (id: string, items: Items): string | undefined => {
  if (EXPORT_KINDS.has(items[id]?.kind ?? '')) return undefined;
  for (let end = id.length; ;) {
    end = Math.max(id.lastIndexOf('.', end - 1), id.lastIndexOf('(', end - 1));
    if (end <= id.indexOf('#')) return undefined;
    const owner = id.slice(0, end);
    if (EXPORT_KINDS.has(items[owner]?.kind ?? '')) return owner;
  }
};

/** The name of an item as pages write it: `<Bed>`, `plant()`, `--depth`, `soil.depth`. */
export const labelOf = (id: string, items: Items): string => {
  const name = id.slice(id.indexOf('#') + 1);
  switch (items[id]?.kind) {
    case 'component':
      return `<${name}>`;
    case 'function':
    case 'hook':
      return `${name}()`;
    case 'setter':
      return `${name}()`;
    case 'param':
      return /\((?<param>.*)\)$/u.exec(name)?.groups?.param ?? name;
    case 'option':
    case 'field':
    case 'result': {
      const owner = ownerOf(id, items);
      return owner === undefined ? name : id.slice(owner.length).replace(/^(?:\(\))?\./u, '');
    }
    default:
      return name;
  }
};

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

const listOf = (all: readonly string[]): string => {
  const named = all.slice(0, NAMED_MEMBERS).map(code);
  const rest = all.length - named.length;
  return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
};

const typeChange = ({from, to, ...members}: Extract<HistoryChange, {what: 'type'}>): string => {
  const [added, removed] = [namedMembers(members.added), namedMembers(members.removed)];
  if (added.length > 0 && removed.length > 0) {
    return `also takes ${listOf(added)} and no longer takes ${listOf(removed)}`;
  }
  if (added.length > 0) return `also takes ${listOf(added)}`;
  if (removed.length > 0) return `no longer takes ${listOf(removed)}`;
  return from.length > LONGEST_TYPE || to.length > LONGEST_TYPE
    ? 'has a different type'
    : `has the type ${code(to)} instead of ${code(from)}`;
};

/** The entry point and the name of an id; a prop, option, or field goes by its last name. */
const partsOfId = (id: string): {entry: string; name: string; isMember: boolean} => {
  const [entry = '', full = ''] = id.split('#');
  const member = /[.(](?<member>[^.()]+)\)?$/u.exec(full)?.groups?.member;
  return {entry, name: member ?? full, isMember: member !== undefined || full.startsWith('--')};
};

/** An item to use instead: `rain`, or `scatter` from `garden/extra`. */
const successorInWords = (id: string): string => {
  const {entry, name, isMember} = partsOfId(id);
  return isMember ? code(name) : `${code(name)} from ${code(entry)}`;
};

/** What a release did to an item, as the rest of a sentence that begins with its name. */
export const changeInWords = (change: HistoryChange): string => {
  switch (change.what) {
    case 'removed':
      return change.to === undefined
        ? 'was removed'
        : `was removed; use ${successorInWords(change.to)} instead`;
    case 'added':
      return 'was added again';
    case 'moved':
      return `was moved from ${code(partsOfId(change.from).entry)}`;
    case 'renamed':
      return `was renamed from ${code(partsOfId(change.from).name)}`;
    case 'optional':
      return 'became optional';
    case 'required':
      return 'became required';
    case 'default':
      return `has the default ${code(change.to)} instead of ${code(change.from)}`;
    case 'deprecated':
      return 'was deprecated';
    case 'undeprecated':
      return 'is no longer deprecated';
    case 'type':
      return typeChange(change);
  }
};

/** Words and code, in turns: every second part is code. */
export const partsOf = (words: string): string[] => words.split('`');

/** What a later release did to an item, as the rest of a sentence that begins with its name. */
export const laterInWords = ({what, to}: LaterChange): string => {
  if (to === undefined) return `was ${what}`;
  return `was ${what}; use ${to.includes('#') ? successorInWords(to) : code(to)} instead`;
};
