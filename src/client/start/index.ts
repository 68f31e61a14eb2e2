// The app's entry in production, in place of the framework's. Server pages are complete, so their first
// paint never waits for the app; and the app starts in steps, between which the browser can answer.
import {nextTask} from '../nextTask';
import {whenPainted} from './whenPainted';

const start = async (): Promise<void> => {
  await whenPainted();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
};

void start();
