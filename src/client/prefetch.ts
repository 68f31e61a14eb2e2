import {limitPrefetch} from 'docusaurus-lean-start/prefetch';

/** Loads a few of the pages behind links in view, instead of all of them. */
export default limitPrefetch();
