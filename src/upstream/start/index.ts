// The app's entry in production, in place of the framework's. Server pages are complete, so their first
// paint never waits for the app; and the app starts in steps, between which the browser can answer.
import {nextTask} from '../../client/nextTask';
import {whenPainted} from './whenPainted';

// By this object the page tells, when its HTML is complete, that the code has loaded; else it shows the
// banner about a wrong base URL. The entry puts the real one in its place.
window.docusaurus = {prefetch: () => false, preload: () => false};

const start = async (): Promise<void> => {
  await whenPainted();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
};

void start();
