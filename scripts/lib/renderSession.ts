import fs from 'node:fs';
import type {HeadlessBrowser} from '@remotion/renderer';

import {renderBrowser} from './browser';

/** A bundle and an open browser, as the toolkit's functions take them. */
export interface RenderSession extends ReturnType<typeof renderBrowser> {
  readonly serveUrl: string;
  readonly puppeteerInstance: HeadlessBrowser;
}

/**
 * Bundles compositions and opens a browser to render them with; when `render` has ended, the browser
 * is closed and the bundle deleted.
 *
 * @param makeBundle returns the folder of a new bundle
 * @throws when there is no browser, and what `makeBundle` and `render` throw
 */
export const withRenderSession = async (
  makeBundle: () => Promise<string>,
  render: (session: RenderSession) => Promise<void>,
): Promise<void> => {
  const browserOptions = renderBrowser();
  const {openBrowser} = await import('@remotion/renderer');
  const serveUrl = await makeBundle();
  try {
    const puppeteerInstance = await openBrowser('chrome', browserOptions);
    try {
      await render({serveUrl, ...browserOptions, puppeteerInstance});
    } finally {
      await puppeteerInstance.close({silent: true});
    }
  } finally {
    fs.rmSync(serveUrl, {recursive: true, force: true});
  }
};
