// The root client module: what happens on each page view.
import type {ClientModule} from '@docusaurus/types';

import {recordPageView} from './pageViews';
import {startPrefetchView} from '../upstream/prefetch';

const clientModule: ClientModule = {
  onRouteDidUpdate: ({location}) => {
    startPrefetchView(location.pathname);
    recordPageView(location.pathname);
  },
};

export default clientModule;
