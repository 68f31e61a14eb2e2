export {pages} from './pages.template.ts';

/** What loadPage.ts needs to know about all pages, as JSON; written by PageChunksPlugin. */
export const list = 'list of pages';
