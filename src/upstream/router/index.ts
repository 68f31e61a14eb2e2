// In place of react-router-dom in the browser: without the router for hashes and the history that it
// needs, which the framework loads whatever the setting.
export * from '@router/dom';

/** The framework shows it where `experimental_router` is "hash". */
export function HashRouter(): never {
  throw new Error(
    'upstream/router/index.ts: this site has no hash router: leave the alias out to have one.',
  );
}
