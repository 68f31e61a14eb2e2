// The edge function for Netlify, bundled into hosting/netlify/markdown.js.
import {chooseVersion} from './chooseVersion';

/** Set when it is bundled. */
declare const BASE_URL: string;
declare const HASHED_FILES: string;

interface Context {
  next: () => Promise<Response>;
}

const edgeFunction = (request: Request, context: Context): Promise<Response> =>
  chooseVersion(request, BASE_URL, (asked) => (asked === request ? context.next() : fetch(asked)));

export default edgeFunction;

/** Where it runs: on pages alone, and without it if it fails. */
export const config = {
  path: `${BASE_URL}*`,
  excludedPath: [`${BASE_URL}*.*`, `${BASE_URL}${HASHED_FILES}*`],
  method: ['GET', 'HEAD'],
  onError: 'bypass',
};
