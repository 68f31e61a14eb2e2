/** The context of a page's route, which the framework keeps to itself. */
export {
  Context as RouteContext,
  RouteContextProvider,
} from '@docusaurus/core/lib/client/routeContext.js';
