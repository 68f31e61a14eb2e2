import {takeTexts, type knownTexts} from '../../content/files';
import {readPageWithParts} from '../../content/page';

/** Parses pages into the cache. */
export const run = async ({
  siteDir,
  files,
  texts,
}: {
  siteDir: string;
  files: readonly string[];
  texts: ReturnType<typeof knownTexts>;
}): Promise<void> => {
  takeTexts(texts);
  for (const file of files) await readPageWithParts(siteDir, file);
};
