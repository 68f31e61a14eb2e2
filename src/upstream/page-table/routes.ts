import ComponentCreator from '@docusaurus/ComponentCreator';

import {pages, routeHash} from './pages';

/** The routes of the pages with the numbers from `first` to `last`. */
export const pageRoutes = (first: number, last: number): object[] =>
  pages.slice(first, last + 1).map(({path, sidebar}) => ({
    path,
    component: ComponentCreator(path, routeHash),
    exact: true,
    sidebar,
  }));
