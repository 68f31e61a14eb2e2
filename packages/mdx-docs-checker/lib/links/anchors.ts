import {isMarkdown} from '../files';
import {nearest} from '../nearest';
import {write} from './nearestAddress';
import type {Problem} from './problem';
import type {LinkSite, Route} from './site';

/** Checks that a file has a heading with an id. `page` is what the message calls the file's page. */
export const anchorProblem = async (
  site: LinkSite,
  file: string,
  hash: string | undefined,
  page: string,
): Promise<Problem | undefined> => {
  // Ids on React pages come from data as well as from literals, so they are unknown here.
  if (hash === undefined || hash === '' || !isMarkdown(file)) return undefined;
  const ids = await site.idsOf(file);
  if (ids === undefined || ids.includes(hash)) return undefined;
  const near = nearest(hash, ids);
  return {
    message: `${page} has no heading with the id "${hash}"`,
    todo: near ? write(`#${near}`) : `use the id of a heading in ${file}, or leave out "#${hash}"`,
  };
};

/** Checks that the page of a route has a heading with an id. */
export const routeProblem = (
  site: LinkSite,
  {path: address, file}: Route,
  hash: string | undefined,
): Promise<Problem | undefined> => {
  if (file !== undefined) return anchorProblem(site, file, hash, `"${address}"`);
  return Promise.resolve(
    hash ? {message: `"${address}" has no headings`, todo: `leave out "#${hash}"`} : undefined,
  );
};
