import {translate} from '@docusaurus/Translate';

/** Texts of the search, with the ids of the theme's own search. */
export const texts = {
  label: translate({id: 'theme.SearchBar.label', message: 'Search'}),
  placeholder: translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'}),
  failure: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
  }),
  failureHelp: translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
  }),
  outdatedHelp: translate({
    id: 'search.outdated',
    message: 'This site has been updated since you opened the page.',
  }),
  retry: translate({id: 'search.retry', message: 'Try again'}),
  reload: translate({id: 'search.reload', message: 'Reload the page'}),
  noResults: translate({
    id: 'theme.SearchModal.noResultsScreen.noResultsText',
    message: 'No results for',
  }),
  reportQuestion: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    message: 'Believe this query should return results?',
  }),
  reportLink: translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    message: 'Let us know.',
  }),
} as const;

/** "See all 12 results", or without a number while it is unknown. */
export const seeAll = (count: number | undefined): string =>
  count === undefined
    ? translate({id: 'search.seeAll', message: 'See all results'})
    : translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count});
