import fs from 'node:fs';
import path from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

/** The `Content-Type` of a file, by its ending. */
export const contentTypeOf = (file: string): string =>
  contentTypes[path.extname(file)] ?? 'application/octet-stream';

/** Whether a content type is worth compressing. */
export const isText = (type: string): boolean => /charset|json/.test(type);

/** A path as it stands in an address, decoded; undefined when it is malformed. */
export const decodedPath = (pathname: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
};

/**
 * The file that a static host sends for a decoded path below the root; undefined when there is
 * none, or when it is outside.
 */
export const fileFor = (folder: string, pathname: string): string | undefined => {
  const wanted = path.join(folder, pathname);
  if (wanted !== folder && !wanted.startsWith(folder + path.sep)) return undefined;
  return [wanted, path.join(wanted, 'index.html')].find(
    (file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true,
  );
};
