// Serves build/ with the redirects and headers of the hosts.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import type {Hosting} from './lib/hosting/hosting';
import {createSiteServer} from './lib/hosting/siteServer';
import {hostingFile} from './lib/hosting/writeHosting';

const help = `Usage: npm run serve [-- --port 3000] [-- --host localhost]

Serves build/ as a host does: with redirects, headers, clean addresses and compression.`;

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    host: {type: 'string', default: 'localhost'},
    help: {type: 'boolean', default: false},
  },
});

const folder = path.resolve(__dirname, '..', 'build');
const file = path.join(folder, hostingFile);

if (values.help) {
  console.log(help);
} else if (fs.existsSync(file)) {
  const hosting = JSON.parse(fs.readFileSync(file, 'utf8')) as Hosting;
  createSiteServer(folder, hosting)
    .on('error', (error) => {
      console.error(`The site cannot be served: ${error.message}`);
      process.exitCode = 1;
    })
    .listen(Number(values.port), values.host, () => {
      console.log(`Serving build/ at http://${values.host}:${values.port}${hosting.baseUrl}`);
    });
} else {
  console.error('There is no build/ to serve: run `npm run build` first.');
  process.exitCode = 1;
}
