import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {build} from 'esbuild';

/** A program in one file, and the licenses of the packages that are in it. */
export interface BundledProgram {
  code: string;
  notices: string;
}

/**
 * The Zod of the protocol's package. What that package uses may be installed beside it, where it would find another
 * one, which can be too old.
 */
const protocolZod = (): string => {
  const {resolve} = createRequire(
    createRequire(__filename).resolve('@modelcontextprotocol/sdk/server/index.js'),
  );
  return path.join(path.dirname(resolve('zod/package.json')), 'v3/index.js');
};

/** The folder of the package that a file belongs to, from the folder of the bundle. */
const packageFolderOf = (file: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

const noticeOf = (base: string, folder: string): string => {
  const full = path.join(base, folder);
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
 * @param entry the module that calls `runProgram`
 */
export const bundleProgram = async (entry: string): Promise<BundledProgram> => {
  const base = path.dirname(entry);
  const {outputFiles, metafile} = await build({
    absWorkingDir: base,
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
    alias: {'zod/v3': protocolZod()},
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) =>
    Object.entries(output.inputs).flatMap(([file, {bytesInOutput}]) =>
      bytesInOutput > 0 ? file : [],
    ),
  );
  const folders = [...new Set(inputs.flatMap((file) => packageFolderOf(file) ?? []))].sort();
  return {
    code: outputFiles[0]?.text ?? '',
    notices: folders.map((folder) => noticeOf(base, folder)).join(`\n\n${'-'.repeat(60)}\n\n`),
  };
};
