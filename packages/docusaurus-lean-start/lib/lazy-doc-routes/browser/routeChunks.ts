import {chunksOf} from './loadPage.ts';
import {LazyDocRoute} from './routes.ts';
import {component} from './table.template.ts';

/** The names of the chunks that a docs page needs, for prefetching; undefined for other routes. */
export const chunksOfDocRoute = async (route: object): Promise<string[] | undefined> =>
  route instanceof LazyDocRoute ? [component, ...(await chunksOf(route.index))] : undefined;
