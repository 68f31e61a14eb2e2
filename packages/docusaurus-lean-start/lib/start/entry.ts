// The app's entry in production, in place of the framework's: it starts in steps, between which the
// browser can answer.
import {nextTask} from './nextTask.ts';
import {loadDocsIndex} from '../lazy-doc-routes/browser/docsIndex.ts';
import {hasVersions} from '../lazy-doc-routes/browser/table.template.ts';

// The styles of these modules come before all others: the bundler goes by the order of imports.
const clientModules = (): Promise<unknown> =>
  import(/* webpackMode: "eager" */ '@generated/client-modules');

const steps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // The routes' loader has the error page, and with it the layout.
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  // Menus of versions show the addresses of a page's twins.
  () => (hasVersions ? loadDocsIndex().catch(() => undefined) : Promise.resolve()),
  clientModules,
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

const start = async (): Promise<void> => {
  for (const step of steps) {
    await step();
    await nextTask();
  }
};

void start();
