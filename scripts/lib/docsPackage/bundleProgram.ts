import fs from 'node:fs';
import path from 'node:path';

import {build} from 'esbuild';

/** A program in one file, and the licenses of the packages that are in it. */
export interface BundledProgram {
  code: string;
  notices: string;
}

const protocolPackage = 'node_modules/@modelcontextprotocol/sdk';

/** The folder of the package that a file belongs to, from the site's folder. */
const packageFolderOf = (file: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

const noticeOf = (siteDir: string, folder: string): string => {
  const full = path.join(siteDir, folder);
  const {name, version, license} = JSON.parse(
    fs.readFileSync(path.join(full, 'package.json'), 'utf8'),
  ) as {name: string; version: string; license: string};
  const file = fs.readdirSync(full).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : fs.readFileSync(path.join(full, file), 'utf8').trim();
  return `${name} ${version} (${license})\n\n${text}`;
};

/**
 * Bundles a program for Node.js 20 and later, which then needs no other packages.
 *
 * @param entry from the site's folder
 */
export const bundleProgram = async (siteDir: string, entry: string): Promise<BundledProgram> => {
  const {outputFiles, metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'silent',
    banner: {js: '#!/usr/bin/env node'},
    // A package beside the protocol's would find the Zod of the site, which is too old for it.
    alias: {'zod/v3': path.join(siteDir, protocolPackage, 'node_modules/zod/v3/index.js')},
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) =>
    Object.entries(output.inputs).flatMap(([file, {bytesInOutput}]) =>
      bytesInOutput > 0 ? file : [],
    ),
  );
  const folders = [...new Set(inputs.flatMap((file) => packageFolderOf(file) ?? []))].sort();
  return {
    code: outputFiles[0]?.text ?? '',
    notices: folders.map((folder) => noticeOf(siteDir, folder)).join(`\n\n${'-'.repeat(60)}\n\n`),
  };
};
