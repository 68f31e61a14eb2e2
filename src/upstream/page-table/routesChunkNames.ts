// In place of @generated/routesChunkNames, which keeps what is not a docs page.
import others from '@generated/routesChunkNames.json';

import {component, pages, routeHash} from './pages';

export default {
  ...others,
  ...Object.fromEntries(
    pages.map(({path, chunk}) => [`${path}-${routeHash}`, {__comp: component, content: chunk}]),
  ),
};
