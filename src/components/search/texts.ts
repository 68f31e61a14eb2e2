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
  suggestions: translate({
    id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
    message: 'Try searching for',
  }),
  recent: translate({
    id: 'theme.SearchModal.startScreen.recentSearchesTitle',
    message: 'Recent',
  }),
  noRecent: translate({
    id: 'theme.SearchModal.startScreen.noRecentSearchesText',
    message: 'No recent searches',
  }),
  saveRecent: translate({
    id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
    message: 'Save this search',
  }),
  removeRecent: translate({
    id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
    message: 'Remove this search from history',
  }),
  favorite: translate({
    id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
    message: 'Favorite',
  }),
  removeFavorite: translate({
    id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
    message: 'Remove this search from favorites',
  }),
  clear: translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
  }),
  cancel: translate({id: 'theme.SearchModal.searchBox.cancelButtonText', message: 'Cancel'}),
  toNavigate: translate({id: 'theme.SearchModal.footer.navigateText', message: 'to navigate'}),
  toSelect: translate({id: 'theme.SearchModal.footer.selectText', message: 'to select'}),
  toClose: translate({id: 'theme.SearchModal.footer.closeText', message: 'to close'}),
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
