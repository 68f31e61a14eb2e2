import type {LoadContext, Plugin} from '@docusaurus/types';
import {addPageStep} from 'docusaurus-markdown-pages/built-pages';

import {ANCHORS_FILE, goneAnchors, readPublishedAnchors} from './anchors';

/**
 * Keeps the addresses of headings: a build fails if a page has lost an id that it was published with, since
 * links of others would lead to its top without a word.
 */
export const publishedAnchorsPlugin = (context: LoadContext): Plugin => {
  addPageStep(context, () => {
    const published = readPublishedAnchors(context.siteDir);
    return {
      read: (page) => {
        const gone = goneAnchors(published, page, context.baseUrl);
        if (gone.length === 0) return;
        throw new Error(
          `links to ${gone.map((id) => `#${id}`).join(', ')} would lead nowhere: ${ANCHORS_FILE} has ` +
            `these ids. Give the renamed heading its old id, or put ${gone
              .map((id) => `<span id="${id}" />`)
              .join(', ')} before what they lead to now.`,
        );
      },
    };
  });
  return {name: 'published-anchors'};
};
