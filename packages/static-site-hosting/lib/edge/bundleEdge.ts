import {build} from 'esbuild';

import type {Hosting} from '../hosting';

/** What the function of each host exports, for hosts whose functions choose between a page and its twin. */
const exported = {cloudflare: 'default', netlify: 'default, config'} as const;

/** A host whose functions choose between a page and its twin. */
export type EdgeHost = keyof typeof exported;

/** The function of a host, in one file. */
export const bundleEdge = async (
  host: EdgeHost,
  {baseUrl, hashedFiles}: Pick<Hosting, 'baseUrl' | 'hashedFiles'>,
): Promise<string> => {
  const {outputFiles} = await build({
    // Names its exports: in the published package, the module itself is CommonJS.
    stdin: {contents: `export {${exported[host]}} from './${host}';`, resolveDir: __dirname},
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    define: {
      BASE_URL: JSON.stringify(baseUrl),
      HASHED_FILES: JSON.stringify(hashedFiles.slice(1)),
    },
  });
  return outputFiles[0]?.text ?? '';
};
