import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {test, type Locator, type Page} from '@playwright/test';

import {makeMediaFiles} from './mediaFixtures';
import {hydrated} from './site';

/** Makes these files before the tests of a spec and removes them after; returns where each of them is. */
export const mediaFiles = <T extends string>(names: readonly T[]): ((name: T) => string) => {
  let folder = '';
  test.beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'media-'));
    await makeMediaFiles(folder, names);
  });
  test.afterAll(() => {
    fs.rmSync(folder, {recursive: true, force: true});
  });
  return (name) => path.join(folder, name);
};

/** Opens a page with a tool for media files; returns the tool. */
export const openTool = async (page: Page, address: string, name: string): Promise<Locator> => {
  await page.goto(address);
  await hydrated(page);
  return page.getByRole('region', {name});
};

/** The field of a tool for a file of the visitor. */
export const fileField = (tool: Locator): Locator =>
  tool.getByLabel('Choose a file or drop it here');
