/** How the docs plugin makes the address of a page from its path and front matter. */
export {default as getDocSlug} from '@docusaurus/plugin-content-docs/lib/slug.js';
export {DefaultNumberPrefixParser} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
