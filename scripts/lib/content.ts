import fs from 'node:fs';
import path from 'node:path';

/** Folders that hold pages, relative to the site. */
const contentFolders = ['docs', 'blog', 'learn', 'success-stories', path.join('src', 'pages')];

/** Lists all Markdown pages of the site, relative to its root, in alphabetical order. */
export const contentFiles = (root: string): string[] =>
  contentFolders
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
