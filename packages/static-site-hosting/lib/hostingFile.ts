import fs from 'node:fs';
import path from 'node:path';

import type {Hosting} from './hosting';

/** The file in a build that tells `createSiteServer` what to send. */
export const hostingFile = 'hosting/hosting.json';

/**
 * What a build tells hosts.
 *
 * @param build the folder
 * @throws when there is no build
 */
export const readHosting = (build: string): Hosting => {
  const file = path.join(build, hostingFile);
  if (!fs.existsSync(file)) throw new Error('There is no build: run npm run build first.');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Hosting;
};
