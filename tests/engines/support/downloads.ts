import fs from 'node:fs';
import path from 'node:path';

import {expect} from '@playwright/test';

import type {Visitor} from './visitor';

/** Waits for a file to be downloaded; its bytes. */
export const downloaded = (
  visitor: Visitor,
  pattern: RegExp,
): Promise<{name: string; bytes: Buffer}> => {
  const folder = visitor.engine.downloads;
  return visitor.until(async () => {
    await Promise.resolve();
    const names = fs.readdirSync(folder);
    // Files on their way have a second one, or an ending of their own.
    const name = names.find((candidate) => pattern.test(candidate));
    expect(names.filter((candidate) => /\.(?:part|wkdownload)$/.test(candidate))).toEqual([]);
    const bytes = name === undefined ? Buffer.alloc(0) : fs.readFileSync(path.join(folder, name));
    expect(bytes.length, `a download like ${String(pattern)}`).toBeGreaterThan(0);
    return {name: name ?? '', bytes};
  });
};
