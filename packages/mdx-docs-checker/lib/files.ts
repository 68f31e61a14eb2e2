import fs from 'node:fs';
import path from 'node:path';

/** Whether a file is written in MDX. */
export const isMarkdown = (file: string): boolean => /\.mdx?$/u.test(file);

/** A text with `\n` at the ends of lines. */
export const normalized = (source: string): string => source.replace(/\r\n?/gu, '\n');

/** The files below a folder, as sorted paths from it with forward slashes; none if it is missing. */
export const filesIn = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
        .sort()
    : [];
