// The search's user interface, without styles and texts: state of a query, keyboard, stored searches, and elements.
export {followSearch, type SearchSource} from './react/followSearch.ts';
export {HitTitle, MarkedText, whereOf} from './react/HitText.tsx';
export {loadStyles} from './react/loadStyles.ts';
export type {SearchPart} from './react/options.ts';
export {usePainted} from './react/ResultGroups.tsx';
export {SearchDialog} from './react/SearchDialog.tsx';
export type {StoredSearch} from './react/storedSearches.ts';
export {useResults, type Results, type SearchParameters} from './react/useResults.ts';
export {useSearchDialog} from './react/useSearchDialog.ts';
