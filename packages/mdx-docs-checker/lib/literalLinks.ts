import type {Link, Place} from './link';

/** `to="/docs"`, `href={'/docs'}` and `to: '/docs'`; a template with parts has no literal target. */
const TARGET = /\b(?:to|href)(?:=\{?|:)\s*(?<quote>['"`])(?<url>[^'"`$\n]*)\k<quote>/g;

/** `<Link …>text</Link>`, with nothing but text between the tags. */
const TEXT = /<(?<tag>a|Link)\b(?<attributes>[^<>]*)>\s*(?<text>[^<>{}]+?)\s*<\/\k<tag>>/g;

/** Only these values are certainly addresses: `to` has other meanings too. */
const ADDRESS = /^(?:\/|https?:|pathname:)/;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Replaces comments with spaces, so that offsets stay the same. */
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(?<=^|\s)\/\/.*$/gm, blank);

/** The place of an offset in a text that itself begins at `start`. */
const placeOf = (source: string, offset: number, start: Place): Place => {
  const before = source.slice(0, offset).split('\n');
  const column = before.at(-1)?.length ?? 0;
  return {
    line: start.line + before.length - 1,
    column: column + (before.length === 1 ? start.column : 1),
  };
};

/**
 * Finds literal links in TypeScript, TSX or an MDX expression. `start` is the place of the source's
 * first letter in its file.
 */
export const literalLinks = (source: string, start: Place = {line: 1, column: 1}): Link[] => {
  const code = withoutComments(source);
  const texts = [...code.matchAll(TEXT)].map(({index, groups}) => ({
    from: index,
    to: index + (groups?.attributes?.length ?? 0),
    text: groups?.text ?? '',
  }));
  return [...code.matchAll(TARGET)].flatMap(({index, groups}): Link[] => {
    const url = groups?.url ?? '';
    if (!ADDRESS.test(url)) return [];
    const text = texts.find(({from, to}) => from < index && index <= to)?.text;
    return [
      {
        ...placeOf(source, index, start),
        url,
        syntax: 'jsx',
        role: 'link',
        ...(text === undefined ? {} : {text}),
      },
    ];
  });
};
