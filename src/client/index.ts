// The root client module: what happens on each page view.
import type {ClientModule} from '@docusaurus/types';

import {recordPageView} from './pageViews';

const clientModule: ClientModule = {
  onRouteDidUpdate: ({location}) => {
    recordPageView(location.pathname);
  },
};

export default clientModule;
