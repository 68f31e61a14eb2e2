import path from 'node:path';

import {build} from 'esbuild';

/** The hosts whose functions choose between a page and its twin. */
export type EdgeHost = 'cloudflare' | 'netlify';

/** The function of a host in one file. */
export const bundleEdge = async (host: EdgeHost, baseUrl: string): Promise<string> => {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, `${host}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    define: {BASE_URL: JSON.stringify(baseUrl)},
  });
  return outputFiles[0]?.text ?? '';
};
