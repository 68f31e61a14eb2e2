import {readPageWithParts} from '../../content/page';

/** Reads pages into the cache. */
export const run = async ({
  siteDir,
  files,
}: {
  siteDir: string;
  files: readonly string[];
}): Promise<void> => {
  for (const file of files) await readPageWithParts(siteDir, file);
};
