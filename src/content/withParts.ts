import {readFileSync} from 'node:fs';
import path from 'node:path';

const PART_IMPORT = /^import (?<name>[A-Z]\w*) from '(?<source>[^']*\/_[\w-]+\.mdx)';\n/gm;

/**
 * The text of a page with the parts that it imports, such as `./_browser-flags.mdx`, in place of
 * their tags, so that the headings of the parts are read as the page's own.
 */
export const readWithParts = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  const parts = [...text.matchAll(PART_IMPORT)].map(({groups: {name = '', source = ''} = {}}) => ({
    tag: `<${name} />`,
    text: readWithParts(path.join(path.dirname(file), source)),
  }));
  return parts.reduce((page, part) => page.replace(part.tag, () => part.text.trim()), text);
};
