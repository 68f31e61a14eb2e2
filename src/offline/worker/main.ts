// The service worker of readers who keep an offline copy.
import {serveOfflineCopy} from 'docusaurus-offline-copy/worker';

import {hashedFiles} from '../../config/headers';
import {notSavedPage} from './notSavedPage';

serveOfflineCopy({hashedFiles, notSavedPage});
