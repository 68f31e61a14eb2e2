// Gives code the files that the page handed over in place of those that it names; loaded when there are some.

import * as remotion from 'remotion';

import {mediaKey} from '../placeholderMedia';

declare const defineModule: (name: string, module: unknown) => void;

/** Where the files are, by the names and extensions that they stand in for. */
const addresses = new Map<string, string>();

const staticFile = (name: string): string => {
  const place = remotion.staticFile(name);
  return addresses.get(mediaKey(addresses, name) ?? '') ?? place;
};

// What code imports from now on.
defineModule('remotion', {...remotion, staticFile});

/** Adds files that the page sent; those that are there keep their addresses, so that nothing loads again. */
export const addMedia = (media: ReadonlyMap<string, Blob>): void => {
  for (const [key, file] of media) {
    if (!addresses.has(key)) addresses.set(key, URL.createObjectURL(file));
  }
};
