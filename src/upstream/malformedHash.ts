// A hash that cannot be decoded, such as "#%", makes the framework's scrolling throw and the page crash.
import type {ClientModule} from '@docusaurus/types';

const clientModule: ClientModule = {
  onRouteUpdate: ({location}) => {
    try {
      decodeURIComponent(location.hash);
    } catch {
      location.hash = `#${encodeURIComponent(location.hash.slice(1))}`;
    }
  },
};

export default clientModule;
