// The app's entry in production, in place of the framework's: it starts in steps, between which the
// browser can answer.
import {nextTask} from '../../client/nextTask';

const start = async (): Promise<void> => {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
};

void start();
