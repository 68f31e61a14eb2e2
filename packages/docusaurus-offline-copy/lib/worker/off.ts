// Takes the place of the worker when the offline copy is turned off: deletes every copy and ends.
import {deleteCaches} from '../record.ts';
import {findScope} from './scope.ts';

const {worker, baseUrl} = findScope();

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches(baseUrl).then(() => worker.registration.unregister()));
});
