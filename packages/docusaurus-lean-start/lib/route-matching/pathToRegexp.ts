// In place of the router's path-to-regexp: the router asks it for a regular expression for each route's
// path until one fits, which takes a while with hundreds of pages.
import pathToRegexp from '@router/path-to-regexp';

/** A path without parameters and wildcards. */
const plain = /^[\w\-./]*$/;

const toPattern: typeof pathToRegexp = (path, keys, options) => {
  if (!plain.test(path)) return pathToRegexp(path, keys, options);
  const start = path.replace(/\/$/, '').toLowerCase();
  let pattern: ReturnType<typeof pathToRegexp> | undefined;
  return {
    exec: (pathname) => {
      if (!pathname.toLowerCase().startsWith(start)) return null;
      pattern ??= pathToRegexp(path, keys, options);
      return pattern.exec(pathname);
    },
  };
};
toPattern.compile = pathToRegexp.compile;

export default toPattern;
