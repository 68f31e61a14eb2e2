// Writes what hosts need into site/: node host.mjs
import fs from 'node:fs';
import {createHosting, readAreas, redirectPage, writeHosting} from 'static-site-hosting';
import {ScriptHashes} from 'static-site-hosting/policy';

const site = {url: 'https://kettle.example', baseUrl: '/product/'};
const redirects = [{from: '/docs/cook', to: '/docs/boil', isPermanent: true}];

const hashes = new ScriptHashes();
for (const page of ['index.html', 'docs/index.html', 'docs/boil/index.html']) {
  hashes.add(fs.readFileSync(`site/${page}`, 'utf8'));
}
const scripts = hashes.list().map((hash) => `'${hash}'`);

const hosting = createHosting({
  baseUrl: site.baseUrl,
  redirects,
  headers: {'X-Content-Type-Options': 'nosniff'},
  policy: `default-src 'self'; script-src 'self' ${scripts.join(' ')}`,
  areas: readAreas('site'),
  hashedFiles: '/assets/',
});

// For a host that sends no redirects, there are pages as well.
const pages = redirects.map(({from, to}) => [
  `${from.slice(1)}/index.html`,
  redirectPage(to, site),
]);
await writeHosting('site', hosting, Object.fromEntries(pages));
