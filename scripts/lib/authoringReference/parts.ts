// The parts of the page for authors that say what the code knows of fences and front matter.
import {FENCE_WORDS} from '../../../src/content/fenceMeta';
import {frontMatterKeys} from '../../../src/markdown/frontMatter';

/** A part that is a table. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [head, head.map(() => '---'), ...rows];
  return [
    '{/* assumes page docs/contributing/docs */}\n',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
};

/** Words that are only used together, such as file and group, share one row: that of the first. */
const fenceWords = FENCE_WORDS.filter(
  ({usage}, place) => FENCE_WORDS.findIndex((word) => word.usage === usage) === place,
);

const code = (text: string): string => `\`${text}\``;

/** The parts by file, from the root, before they are formatted. */
export const authoringParts = (): Record<string, string> => ({
  'docs/contributing/_fence-words.mdx': table(
    ["In the fence's first line", 'Effect', 'Languages'],
    [
      [code('{2,5-7}'), 'marks lines', 'all'],
      ...fenceWords.map(({usage, does, languages}) => [
        usage.split(' or ').map(code).join(' or '),
        does,
        languages?.join(', ') ?? 'all',
      ]),
    ],
  ),
  'docs/contributing/_front-matter.mdx': table(
    ['Pages in', 'Required', 'Optional'],
    frontMatterKeys().map(({area, keys}) => [
      area.split(', ').map(code).join(', '),
      ...[false, true].map((wanted) =>
        keys
          .filter(({isOptional}) => isOptional === wanted)
          .map(({key}) => code(key))
          .join(', '),
      ),
    ]),
  ),
});
