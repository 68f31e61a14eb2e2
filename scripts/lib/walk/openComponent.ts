import {existsSync} from 'node:fs';
import path from 'node:path';

import {build} from 'esbuild';
import {chromium} from '@playwright/test';

import {requireBrowser} from '../browser';

/** How long a component may take until it shows something, in milliseconds. */
const TIME_LIMIT = 15_000;

const HOST = 'http://walk.test/';

const entry = (file: string, props: string): string => `import React from 'react';
import {createRoot} from 'react-dom/client';
import * as module from './${file}';
const components = Object.entries(module).filter(([name, value]) => name === 'default' || (/^[A-Z]/.test(name) && typeof value === 'function'));
const Component = module.default ?? components.at(-1)[1];
createRoot(document.getElementById('root')).render(React.createElement(Component, ${props}));
`;

/**
 * Shows a component of an app in a browser.
 *
 * @param folder the app's folder
 * @param file the component's file, from there; of several components, the default or the last one
 * @param props its props, as a JavaScript expression
 * @param text what it shows then
 * @returns what is wrong
 */
export const openComponent = async (
  folder: string,
  file: string,
  props: string,
  text: string,
): Promise<string | undefined> => {
  if (!existsSync(path.join(folder, file))) return `${file} was not shown above`;
  const {outputFiles} = await build({
    stdin: {contents: entry(file, props), resolveDir: folder, loader: 'tsx'},
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"development"'},
    logLevel: 'silent',
  });
  const script = outputFiles[0]?.text ?? '';
  const browser = await chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.route(`${HOST}**`, async (route) => {
      const {pathname} = new URL(route.request().url());
      const asset = path.join(folder, 'public', pathname);
      if (pathname === '/') {
        const body = '<!doctype html><link rel="icon" href="data:,"><div id="root"></div>';
        await route.fulfill({contentType: 'text/html', body});
      } else if (existsSync(asset)) await route.fulfill({path: asset});
      else await route.fulfill({status: 404});
    });
    await page.goto(HOST);
    await page.addScriptTag({content: script});
    const isShown = await page
      .getByText(text)
      .first()
      .waitFor({state: 'attached', timeout: TIME_LIMIT})
      .then(() => true)
      .catch(() => false);
    if (errors.length > 0) return `${file}: ${errors.join('; ')}`;
    return isShown ? undefined : `${file} doesn't show "${text}"`;
  } finally {
    await browser.close();
  }
};
