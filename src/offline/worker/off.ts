// Takes the place of the worker when the offline copy is turned off: deletes every copy and ends.
import {deleteCaches} from '../record';
import {baseUrl, worker} from './scope';

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches(baseUrl).then(() => worker.registration.unregister()));
});
