// The parts of a service worker that are used here; TypeScript's library for pages does not have them.

interface LateEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface FetchEvent extends LateEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {claim: () => Promise<void>};
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listen: (event: LateEvent) => void) => void) &
    ((type: 'fetch', listen: (event: FetchEvent) => void) => void);
}

/** The service worker that runs this, and the path that the site is served at, with a slash at both ends. */
export const findScope = (): {worker: WorkerScope; baseUrl: string} => {
  const worker = self as unknown as WorkerScope;
  return {worker, baseUrl: new URL(worker.registration.scope).pathname};
};
