import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {entryPageMeta} from '../entryPageMeta.ts';
import type {Page} from './pages.template.ts';

/** What the bundler has to know about a page to load it. */
export interface PageCode {
  hash: string;
  module: number;
  /** Names of the chunks that it needs in addition to its own. */
  shared: readonly string[];
}

const read = (): (Page & {code: PageCode}) | undefined => {
  const meta = ExecutionEnvironment.canUseDOM
    ? document.querySelector<HTMLMetaElement>(`meta[name="${entryPageMeta}"]`)
    : null;
  if (!meta) return undefined;
  const parts = meta.content.split(' ');
  const [chunk = '', hash = '', module, path = '', id = '', sidebar = '', ...shared] = parts;
  const index = Number.parseInt(chunk.slice(1), 36);
  return {index, path, id, sidebar, code: {hash, module: Number(module), shared}};
};

/** What the HTML says about the docs page that was opened, so that the app can start without the list. */
export const entryPage = read();
