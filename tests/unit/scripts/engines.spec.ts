import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {requireEngines} from '../../../scripts/lib/engines';

const {FIREFOX_PATH, MINIBROWSER_PATH, PATH} = process.env;

let root = '';

const set = (
  name: 'FIREFOX_PATH' | 'MINIBROWSER_PATH' | 'PATH',
  value: string | undefined,
): void => {
  if (value === undefined) Reflect.deleteProperty(process.env, name);
  else process.env[name] = value;
};

/** Creates programs, and a PATH that leads to them alone: no package can be installed. */
const onlyThere = (...names: readonly string[]): void => {
  for (const name of names) fs.writeFileSync(path.join(root, name), '#!/bin/sh\n', {mode: 0o755});
  set('PATH', root);
};

test.beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'engines-'));
  set('FIREFOX_PATH', undefined);
});

test.afterEach(() => {
  set('FIREFOX_PATH', FIREFOX_PATH);
  set('MINIBROWSER_PATH', MINIBROWSER_PATH);
  set('PATH', PATH);
  fs.rmSync(root, {recursive: true});
});

test('without an engine, the message says what to install', () => {
  onlyThere('Xvfb');
  expect(() => requireEngines()).toThrow(/apt-get install firefox-esr webkit2gtk-driver;/);
  onlyThere('WebKitWebDriver');
  expect(() => requireEngines()).toThrow(/apt-get install firefox-esr/);
});

test('variables name programs that are elsewhere, which have to exist', () => {
  onlyThere('Xvfb', 'WebKitWebDriver', 'firefox-esr', 'nightly', 'browser');
  set('MINIBROWSER_PATH', path.join(root, 'browser'));
  expect(requireEngines()).toEqual({
    firefox: path.join(root, 'firefox-esr'),
    webkitDriver: path.join(root, 'WebKitWebDriver'),
    miniBrowser: path.join(root, 'browser'),
    xvfb: path.join(root, 'Xvfb'),
  });
  set('FIREFOX_PATH', path.join(root, 'nightly'));
  expect(requireEngines().firefox).toBe(path.join(root, 'nightly'));
  set('FIREFOX_PATH', path.join(root, 'not-there'));
  expect(() => requireEngines()).toThrow(/apt-get install firefox-esr;/);
});
