import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

import {withMiddleware, type Middleware} from './middleware';
import {PagesFirst} from './pagesFirst';

type Config = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type Bundler = ConfigureWebpackUtils['currentBundler'];

/** What Rspack has and webpack, whose types the framework has, lacks. */
interface Rspack {
  lazyCompilationMiddleware: (compiler: object) => Middleware;
}

/** All but the theme, which each page shows, and data. */
const mayWait = /^(?!.*(?:[\\/]theme[\\/]|\.json(?:\?|$)))/;

/** Compiles what is loaded later, such as pages, demos and editors, when it is: all of it takes a while. */
const lazily = ({lazyCompilationMiddleware}: Rspack): object => ({
  // The framework sets up a cache on the disk, and in development Rspack uses it unless it is told not to.
  experiments: {cache: {type: 'memory'}},
  lazyCompilation: {entries: false, imports: true, test: mayWait},
  ...withMiddleware('lazy-compilation', ({compiler}) => lazyCompilationMiddleware(compiler)),
});

/** Lets authors wait less for the dev server: returns what the bundler's configuration needs for that. */
export const hastenDevServer = (): ((bundler: Bundler) => Config & object) => {
  const pagesFirst = new PagesFirst();
  pagesFirst.holdWatchers();
  return ({name, instance}) => ({
    plugins: [pagesFirst],
    ...(name === 'rspack' ? lazily(instance as unknown as Rspack) : {}),
  });
};
