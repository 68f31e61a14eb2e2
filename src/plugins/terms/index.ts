import type {Plugin} from '@docusaurus/types';

import {readTerms} from '../../content/terms';

/** Writes the definitions of terms, by id, as data that pages load when a term is pointed at. */
export const termsPlugin = ({siteDir}: {siteDir: string}): Plugin => ({
  name: 'terms',
  getPathsToWatch: () => [`${siteDir}/docs/terminology/*.mdx`],
  contentLoaded: async ({actions}) => {
    const definitions = readTerms(siteDir).map(({id, definition}) => [id, definition]);
    await actions.createData('definitions.json', JSON.stringify(Object.fromEntries(definitions)));
  },
});
