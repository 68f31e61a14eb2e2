import {writeOfflineCopy, type WriteOptions} from 'docusaurus-offline-copy/write';
import {contentTypeOf, isText} from 'static-site-hosting/files';

/** The worker that ends all copies, for hosts to put in the place of the other without a build. */
export const offWorkerFile = 'hosting/sw-off.js';

/** Writes what the offline copy needs into a build, once all its files are as they are served. */
export const writeSiteOfflineCopy = (
  folder: string,
  options: Pick<WriteOptions, 'siteDir' | 'baseUrl' | 'version' | 'isOn'>,
): Promise<void> =>
  writeOfflineCopy(folder, {
    ...options,
    worker: 'src/offline/worker/main.ts',
    corePages: ['offline', 'search'],
    // The search index.
    wholeFolders: [/assets\/search\/\w+\//g],
    // Pictures for shared links, which only other sites show.
    ignored: ['img/cards/'],
    isCompressed: (file) => isText(contentTypeOf(file)),
    offWorkerFile,
  });
