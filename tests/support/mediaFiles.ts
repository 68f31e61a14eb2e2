import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {makeMediaFiles} from '../../scripts/lib/mediaFixtures';

/** A new folder with these files; the caller removes it. */
export const mediaFolder = async (names: readonly string[]): Promise<string> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'media-'));
  await makeMediaFiles(folder, {only: names});
  return folder;
};
