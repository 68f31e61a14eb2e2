import {buildFolder} from './buildFolder';
import {serveFolder} from './serveFolder';

/** Serves the built site on a free port; the rest of one page is sent only on command. */
export const serveInTwoParts = async (
  page: string,
  [first, rest]: [first: string, rest: string],
): Promise<{url: string; sendRest: () => void; close: () => void}> => {
  let sendRest = (): void => undefined;
  const server = await serveFolder(buildFolder, (pathname, response) => {
    if (pathname !== page) return false;
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
    response.write(first);
    sendRest = () => {
      response.end(rest);
    };
    return true;
  });
  return {
    ...server,
    sendRest: () => {
      sendRest();
    },
  };
};
