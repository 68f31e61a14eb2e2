import path from 'node:path';
import {createRequire} from 'node:module';

import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import type {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {build} from 'esbuild';

/** What the protocol's own package has for clients. */
interface ProtocolPackage {
  Client: typeof Client;
  StdioClientTransport: typeof StdioClientTransport;
}

const root = path.resolve(__dirname, '../..');

/**
 * Loads the client of the official package, which needs a bundler here: a package beside it finds the Zod of
 * the site, which is too old.
 *
 * @param folder where the bundle is written
 */
export const loadProtocolClient = async (folder: string): Promise<ProtocolPackage> => {
  const outfile = path.join(folder, 'protocol-client.cjs');
  const sdk = '@modelcontextprotocol/sdk';
  await build({
    stdin: {
      contents: `export * from '${sdk}/client/index.js'; export * from '${sdk}/client/stdio.js';`,
      resolveDir: root,
    },
    bundle: true,
    outfile,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent',
    alias: {'zod/v3': path.join(root, 'node_modules', sdk, 'node_modules/zod/v3/index.js')},
  });
  return createRequire(outfile)(outfile) as ProtocolPackage;
};
