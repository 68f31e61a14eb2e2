import {deflateSync, Inflate, strFromU8, strToU8} from 'fflate';

import {Refusal} from './refusal.ts';

/** Links that are longer get cut off by some programs, in characters. */
export const LINK_LIMIT = 8000;

/** A link unpacks to at most this, in bytes. */
const UNPACKED_LIMIT = 1_000_000;
/** Bytes that are unpacked at a time: they become a thousand times as many at most. */
const SLICE = 512;

const toAddress = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromAddress = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const inflate = (packed: Uint8Array): string => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((chunk) => {
    size += chunk.length;
    if (size > UNPACKED_LIMIT) throw new Error('The code in this link is too long.');
    chunks.push(chunk);
  });
  for (let start = 0; start < packed.length; start += SLICE) {
    const end = start + SLICE;
    stream.push(packed.subarray(start, end), end >= packed.length);
  }
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return strFromU8(all);
};

export interface ShareLinks<Project> {
  /** The hash of an address that holds the project: `#code=…`. */
  pack: (project: Project) => string;
  /**
   * The link that opens the project in the playground.
   *
   * @param playgroundUrl the address of the playground, without a hash
   * @throws {Refusal} when it would be too long
   */
  linkTo: (playgroundUrl: string, project: Project) => string;
  /** The project in the hash of an address; undefined when there is none, or when it is damaged. */
  unpack: (hash: string) => Project | undefined;
}

/**
 * Links that hold a project, compressed, in their hash. Anyone can make one.
 *
 * @param read reads a project that came from outside; undefined if it doesn't have the shape of one
 */
export const createShareLinks = <Project>(
  read: (value: unknown) => Project | undefined,
): ShareLinks<Project> => {
  const pack = (project: Project): string =>
    `#code=${toAddress(deflateSync(strToU8(JSON.stringify(project)), {level: 9}))}`;
  return {
    pack,
    linkTo: (playgroundUrl, project) => {
      const link = new URL(playgroundUrl + pack(project), location.href).href;
      if (link.length > LINK_LIMIT) throw new Refusal('The code is too long for a link.');
      return link;
    },
    unpack: (hash) => {
      const [, packed] = /^#code=([\w-]+)$/.exec(hash) ?? [];
      if (packed === undefined) return undefined;
      try {
        return read(JSON.parse(inflate(fromAddress(packed))));
      } catch {
        return undefined;
      }
    },
  };
};
