import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {defineFact, noteFact} from '../content/dependencies';
import {readInventory} from '../content/inventory';

defineFact(
  'address',
  (siteDir, file) => readInventory(siteDir).find((page) => page.file === file)?.address,
);

/** Remark plugin: notes links to the files of pages, which the framework turns into addresses. */
export const remarkFileLinks =
  ({siteDir}: {siteDir: string}): Transformer<Root> =>
  (root, file): void => {
    const folder = path.posix.dirname(path.relative(siteDir, file.path).split(path.sep).join('/'));
    const [area = ''] = folder.split('/');
    visit(root, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const [target = ''] = node.url.split(/[?#]/u);
      if (!/\.mdx?$/u.test(target) || target.includes(':')) return;
      // As the framework does: from the page, from its area, or from the site's root.
      for (const from of [folder, area, '.']) {
        noteFact(file.path, 'address', path.posix.join(from, target.replace(/^@site\//u, '')));
      }
    });
  };
