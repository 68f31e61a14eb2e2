// The service worker of readers who keep an offline copy. It changes nothing while there is a connection:
// pages come from the network, and only what never changes may come from the copy.
import {pageAddress, readRecord, type OfflineRecord} from '../record.ts';
import {answerNotSaved, type NotSavedPage} from './notSavedPage.ts';
import {partOf} from './partOf.ts';
import {findScope, type FetchEvent} from './scope.ts';

export type {NotSavedPage} from './notSavedPage.ts';

/** What the worker has to know of the site. */
export interface WorkerOptions {
  /** What the paths of files begin with that never change, since their names have a hash of their content: `/assets/`. */
  hashedFiles: string;
  notSavedPage: NotSavedPage;
}

const options = {ignoreVary: true};

/** The answer from the copy, from nothing but whole sections. */
const kept = async (
  address: string | Request,
  {core, sections}: OfflineRecord,
): Promise<Response | undefined> => {
  const found = await Promise.all(
    [core, ...sections].map(({cache}) => caches.match(address, {...options, cacheName: cache})),
  );
  return found.find((response) => response !== undefined);
};

const answerPage = async (
  {request}: FetchEvent,
  baseUrl: string,
  notSavedPage: NotSavedPage,
): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const record = await readRecord(baseUrl);
    if (!record) throw error;
    return (
      (await kept(pageAddress(request.url), record)) ??
      answerNotSaved(baseUrl, record, notSavedPage)
    );
  }
};

const answerHashed = async ({request}: FetchEvent): Promise<Response> => {
  const found = await caches.match(request, options);
  return found ? partOf(found, request) : fetch(request);
};

const answerOther = async ({request}: FetchEvent, baseUrl: string): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const record = await readRecord(baseUrl);
    const found = record && (await kept(request, record));
    if (!found) throw error;
    return partOf(found, request);
  }
};

/** Has the service worker that calls this answer for the pages below its scope. */
export const serveOfflineCopy = ({hashedFiles, notSavedPage}: WorkerOptions): void => {
  const {worker, baseUrl} = findScope();
  const hashed = worker.registration.scope.slice(0, -1) + hashedFiles;

  worker.addEventListener('install', (event) => {
    event.waitUntil(worker.skipWaiting());
  });

  worker.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        // Off also where an earlier copy had it: when it fails, Firefox asks the worker for nothing and shows an error
        // of its own. Safari before 15.4 has no preloads.
        (worker.registration as Partial<ServiceWorkerRegistration>).navigationPreload?.disable(),
        worker.clients.claim(),
      ]),
    );
  });

  worker.addEventListener('fetch', (event) => {
    const {method, url, mode, cache} = event.request;
    if (method !== 'GET' || !url.startsWith(worker.registration.scope)) return;
    if (mode === 'navigate') event.respondWith(answerPage(event, baseUrl, notSavedPage));
    // What the copy itself is downloaded with.
    else if (cache === 'no-cache') return;
    else if (url.startsWith(hashed)) event.respondWith(answerHashed(event));
    else event.respondWith(answerOther(event, baseUrl));
  });
};
