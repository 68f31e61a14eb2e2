// Serves build/ with the redirects and headers of the hosts.
import fs from 'node:fs';
import path from 'node:path';
import {createSiteServer, hostingFile, readHosting} from 'static-site-hosting/serve';

import {readPort} from './lib/port';
import {runMain} from './lib/runMain';

const help = `Usage: npm run serve [-- --port 3000] [-- --host localhost]

Serves build/ as a host does: with redirects, headers, clean addresses and compression. The PORT
environment variable also sets the port, as for npm start.`;

const folder = path.resolve(__dirname, '..', 'build');

const options = {
  port: {type: 'string'},
  host: {type: 'string', default: 'localhost'},
} as const;

runMain({help, errorCode: 1, options}, ({values}) => {
  const port =
    values.port === undefined ? readPort(process.env.PORT) : readPort(values.port, '--port');
  if (!fs.existsSync(path.join(folder, hostingFile))) {
    throw new Error('There is no build/ to serve: run `npm run build` first.');
  }
  const hosting = readHosting(folder);
  createSiteServer(folder, hosting)
    .on('error', (error) => {
      console.error(`The site cannot be served: ${error.message}`);
      process.exitCode = 1;
    })
    .listen(port, values.host, () => {
      console.log(`Serving build/ at http://${values.host}:${port}${hosting.baseUrl}`);
    });
});
