import fs from 'node:fs';
import path from 'node:path';

import {contentFiles} from '../../../src/content/files';
import {parseMdx} from '../../../src/content/parseMdx';
import {readFences, type Fence} from '../../../src/content/fences';

/** The fences of a page's source; throws when the source is not valid MDX. */
export const fencesOf = async (source: string): Promise<Fence[]> => {
  const tree = await parseMdx(source);
  if ('reason' in tree) throw new Error(tree.reason);
  return readFences(tree, source);
};

/** The fences of all pages of the site, each with its place: `docs/spring.mdx:12`. */
export const contentFences = async (root: string): Promise<(Fence & {place: string})[]> => {
  const pages = contentFiles(root).map(async (file) => {
    const fences = await fencesOf(fs.readFileSync(path.join(root, file), 'utf8'));
    return fences.map((fence) => ({...fence, place: `${file}:${fence.line}`}));
  });
  return (await Promise.all(pages)).flat();
};
