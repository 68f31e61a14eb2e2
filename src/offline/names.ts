/** The worker's script, below the base URL: it answers for the pages below its own folder. */
export const workerFile = 'sw.js';

/** What can be kept, below the base URL. */
export const offlineListFile = 'offline.json';

/** The folder of the manifests, whose names have a hash of their content. */
export const manifestFolder = 'assets/offline';
