/** The worker's script, below the base URL: it answers for the pages below its own folder. */
export const workerFile = 'sw.js';

/** What can be kept, below the base URL. */
export const offlineListFile = 'offline.json';

/** The folder of the manifests, whose names have a hash of their content. */
export const manifestFolder = 'assets/offline';

/** A file of a copy: its address below the base URL, a hash of its content, bytes as sent. */
export type OfflineFile = readonly [place: string, hash: string, bytes: number];

/** What is kept or removed as a whole. */
export interface OfflinePart {
  /** The address of its manifest below the base URL, which changes with any of its files. */
  manifest: string;
  /** Bytes to download, compressed. */
  bytes: number;
  /** Bytes that it takes on the reader's disk. */
  stored: number;
}

/** A section that can be kept. */
export interface OfferedSection extends OfflinePart {
  id: string;
  title: string;
  /** How many pages it has. */
  pages: number;
  /** Its first page, below the base URL. */
  start: string;
}

/** What can be kept of a build. */
export type OfflineList =
  | {isOn: false}
  | {
      isOn: true;
      version: string;
      /** What all sections need. */
      core: OfflinePart;
      sections: readonly OfferedSection[];
    };

/** The hash of a file's content, as manifests have it: the first 16 digits of its SHA-256. */
export const hashOfBytes = async (bytes: BufferSource): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest, 0, 8)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
};
