import type {LookOptions} from 'compare-site-builds';
import {serveBuild} from 'static-site-hosting/serve';

/** How builds of this site are looked at. */
export const looks = {
  serve: serveBuild,
  readyIn: (scheme) => `html[data-has-hydrated="true"][data-theme="${scheme}"]`,
} satisfies LookOptions;
