// The worker for Cloudflare Pages, bundled into hosting/cloudflare-pages/_worker.js.
import {chooseVersion} from './chooseVersion';

/** Set when it is bundled. */
declare const BASE_URL: string;

interface Environment {
  ASSETS: {fetch: (request: Request) => Promise<Response>};
}

const worker = {
  fetch: (request: Request, {ASSETS}: Environment): Promise<Response> =>
    chooseVersion(request, BASE_URL, (asked) => ASSETS.fetch(asked)),
};

export default worker;
