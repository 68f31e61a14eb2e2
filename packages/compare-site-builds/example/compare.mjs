// Compares two builds of a small site, in before/ and after/: node compare.mjs
// CHROMIUM_PATH is the browser, if it isn't Playwright's own.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {compareBuilds} from 'compare-site-builds';

const types = {'.css': 'text/css', '.html': 'text/html'};

/** Serves a folder on a free port. */
const serve = async (folder) => {
  const server = http.createServer(({url}, response) => {
    const place = path.join(folder, url);
    const file = path.extname(place) === '' ? path.join(place, 'index.html') : place;
    const isThere = fs.existsSync(file);
    response.writeHead(isThere ? 200 : 404, {'content-type': types[path.extname(file)]});
    response.end(isThere ? fs.readFileSync(file) : '');
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {url: `http://localhost:${server.address().port}/`, close};
};

const findings = await compareBuilds({
  root: import.meta.dirname,
  before: 'before',
  after: 'after',
  report: 'looks',
  widths: [390],
  looks: 2,
  launch: () => chromium.launch({executablePath: process.env.CHROMIUM_PATH}),
  serve,
});
process.exitCode = findings === 0 ? 0 : 1;
