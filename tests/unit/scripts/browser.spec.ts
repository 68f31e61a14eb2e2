import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {
  findBrowser,
  renderBrowser,
  requireBrowser,
  requireTestBrowser,
} from '../../../scripts/lib/browser';

const {CHROMIUM_PATH, PATH} = process.env;

let root = '';

/** Creates a program in a folder; returns its path. */
const program = (name: string): string => {
  const file = path.join(root, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, '#!/bin/sh\n', {mode: 0o755});
  return file;
};

const setEnvironment = (name: 'CHROMIUM_PATH' | 'PATH', value: string | undefined): void => {
  if (value === undefined) Reflect.deleteProperty(process.env, name);
  else process.env[name] = value;
};

const searchIn = (...folders: string[]): void => {
  setEnvironment('PATH', folders.map((folder) => path.join(root, folder)).join(path.delimiter));
};

test.beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'browser-'));
  setEnvironment('CHROMIUM_PATH', undefined);
});

test.afterEach(() => {
  setEnvironment('CHROMIUM_PATH', CHROMIUM_PATH);
  setEnvironment('PATH', PATH);
  fs.rmSync(root, {recursive: true});
});

test('CHROMIUM_PATH comes before everything else', () => {
  const chosen = program('elsewhere/my-browser');
  program('bin/chromium');
  searchIn('bin');
  setEnvironment('CHROMIUM_PATH', chosen);
  expect(findBrowser()).toBe(chosen);
  expect(requireBrowser()).toBe(chosen);
});

test('a CHROMIUM_PATH that leads nowhere is an error, even if there is another browser', () => {
  program('bin/chromium');
  searchIn('bin');
  setEnvironment('CHROMIUM_PATH', '/no/such/browser');
  const message =
    'CHROMIUM_PATH is /no/such/browser, but there is no such file. Correct or unset it.';
  expect(() => findBrowser()).toThrow(message);
  expect(() => requireBrowser()).toThrow(message);
});

test('an empty CHROMIUM_PATH counts as unset', () => {
  const found = program('bin/chromium');
  searchIn('bin');
  setEnvironment('CHROMIUM_PATH', '');
  expect(findBrowser()).toBe(found);
});

test('headless shells come first, then Chromium, then Chrome, wherever in the PATH they are', () => {
  const order = [
    'chromium-headless-shell',
    'chrome-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
  ].map((name, index) => program(`folder-${7 - index}/${name}`));
  searchIn(...Array.from({length: 8}, (_, index) => `folder-${index}`));
  for (const file of order) {
    expect(findBrowser()).toBe(file);
    fs.rmSync(file);
  }
});

test('of two programs with one name, the first in the PATH is used', () => {
  program('two/chromium');
  const first = program('one/chromium');
  searchIn('one', 'two');
  expect(findBrowser()).toBe(first);
});

test('programs with other names are not used', () => {
  program('bin/firefox');
  program('bin/chromium-helper');
  searchIn('bin');
  // What this machine has outside the PATH may still be found.
  expect(findBrowser() ?? '').not.toContain(root);
});

test('the toolkit is told which kind of browser it gets', () => {
  searchIn('bin');
  const whole = program('bin/chromium');
  expect(renderBrowser()).toEqual({browserExecutable: whole, chromeMode: 'chrome-for-testing'});
  const shell = program('bin/chromium-headless-shell');
  expect(renderBrowser()).toEqual({browserExecutable: shell, chromeMode: 'headless-shell'});
});

test('nothing is installed for the tests beside a headless shell, or against CHROMIUM_PATH', () => {
  searchIn('bin');
  const shell = program('bin/chromium-headless-shell');
  expect(requireTestBrowser()).toBe(shell);
  const whole = program('bin/chromium');
  setEnvironment('CHROMIUM_PATH', whole);
  expect(requireTestBrowser()).toBe(whole);
});
