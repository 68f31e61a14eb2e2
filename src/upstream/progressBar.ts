import type {ClientModule} from '@docusaurus/types';
import nprogress from 'nprogress';

// The bar's own template gives it the role "bar", which ARIA does not know.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});

/** Whether a page is on its way. */
let isNavigating = false;

/*
 * The framework starts the bar 200 ms after a navigation, and forgets that timer when another
 * navigation follows meanwhile: the bar would then start on a page that is there, and never end.
 */
const start = nprogress.start.bind(nprogress);
nprogress.start = () => (isNavigating ? start() : nprogress);

/** Ends the bar that the framework shows while the code of a page loads. */
export const endProgress = (): void => {
  nprogress.done();
};

const clientModule: ClientModule = {
  onRouteUpdate: () => {
    isNavigating = true;
  },
  onRouteDidUpdate: () => {
    isNavigating = false;
  },
};

export default clientModule;
