// Compares generators by pages/, then measures a button of the last site: node bench.mjs
// CHROMIUM_PATH is the browser, if it isn't Playwright's own.
import path from 'node:path';
import {benchPeers, peerSite, pickPages, readPages} from 'docs-site-bench';
import {benchInteractions, devices} from 'docs-site-bench/interactions';
import {plain} from './plain.mjs';

const here = import.meta.dirname;
const pages = readPages(path.join(here, 'pages'));
const browser = {executablePath: process.env.CHROMIUM_PATH};

const siteOf = (count) =>
  peerSite({
    pages: pickPages(pages, count, ['beans']),
    sidebars: [],
    visited: 'beans',
    idOf: (url) => /^\/pages\/(.+)$/.exec(url)?.[1],
  });

await benchPeers({
  top: path.join(here, 'sites'),
  kept: path.join(here, 'figures'),
  // To compare others, add docusaurus(), vitepress() or starlight() with the packages to install.
  generators: [plain],
  sizes: [siteOf(2), siteOf(12)],
  bars: [{label: 'growth per page', figure: 'growth', of: 'plain', most: 100}],
  // Slow visits for the times, which take some seconds each.
  runs: Number(process.argv[2] ?? 0),
  browser,
});

await benchInteractions({
  build: path.join(here, 'sites/plain/out'),
  pages: {docs: '/docs/beans'},
  interactions: {menu: {label: 'menu', most: 200}},
  visits: [
    {
      device: devices.desktop,
      steps: [
        {
          names: ['menu'],
          act: ({page, click}) =>
            click('menu', page.getByRole('button', {name: 'Pages'}), {
              selector: 'nav:not([hidden])',
              change: 'presence',
            }),
        },
      ],
    },
  ],
  wanted: ['menu'],
  rounds: 1,
  browser,
});
