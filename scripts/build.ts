// Production build: written to a temporary folder, which replaces build/ only on success.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {dependencies} from '../package.json';
import {isOfflineCopyOn} from '../src/config/offline';
import {plainHostVariable} from '../src/config/plainHost';
import {site} from '../src/config/site';
import {readScriptHashes} from '../src/plugins/built-pages/policyStep';
import {writeDocsPackage} from './lib/docsPackage/writeDocsPackage';
import {writeSiteHosting} from './lib/hosting/siteHosting';
import {keepAssets, keptDays} from './lib/keepAssets';
import {writeSiteOfflineCopy} from './lib/offlineCopy';
import {writeSiteSkills} from './lib/skills/writeSiteSkills';

const help = `Usage: npm run build [-- --keep-assets <folder>] [--plain-host] [--no-minify …]

Builds the site into build/. The build runs in a separate folder and is moved into place at the end, so a
failed or killed build leaves the previous one untouched. Redirects and headers are written for multiple
hosts; see docs/contributing/deploy.mdx. With OFFLINE_COPY=off in the environment, readers can't keep an
offline copy, and existing copies are deleted. Other options are passed to docusaurus build.

  --keep-assets <folder>  also publishes the scripts and styles of an earlier build, such as build/, for
                          ${String(keptDays)} days after they were made: HTML that a cache still serves needs them
  --plain-host            for a host that sends neither redirects nor headers, such as GitHub Pages: redirects
                          become pages with a meta refresh, and each page has its policy in a meta tag`;

const plainHost = '--plain-host';

const root = path.resolve(__dirname, '..');
const target = path.join(root, 'build');
const aside = path.join(root, `.build-${String(process.pid)}`);
const previous = path.join(root, `.build-${String(process.pid)}-previous`);

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A killed process can linger until its parent notices; its command line is empty then.
  const commandLine = `/proc/${pid}/cmdline`;
  return !fs.existsSync(commandLine) || fs.readFileSync(commandLine, 'utf8') !== '';
};

/**
 * Deletes what killed builds left behind, and restores build/ after a crash between the two moves.
 */
const cleanUp = (): void => {
  for (const name of fs.readdirSync(root)) {
    const pid = /^\.build-(\d+)/.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const folder = path.join(root, name);
    if (name.endsWith('-previous') && !fs.existsSync(target)) fs.renameSync(folder, target);
    else fs.rmSync(folder, {recursive: true, force: true});
  }
};

/**
 * The build keeps below 2 GB with them: the heap is collected before it has grown to twice what is in use,
 * and the allocators of the bundler and of Node.js return what they no longer use.
 */
const leanMemory = {
  nodeOptions: ['--max-old-space-size=800'],
  environment: {
    MALLOC_ARENA_MAX: '2',
    MIMALLOC_PURGE_DELAY: '0',
    MIMALLOC_ABANDONED_PAGE_PURGE: '1',
  },
};

const runDocusaurus = (args: string[], environment: NodeJS.ProcessEnv): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        ...leanMemory.nodeOptions,
        '--require',
        path.join(root, 'src/upstream/site-modules/register.cjs'),
        path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
        'build',
        '--out-dir',
        aside,
        ...args,
      ],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          ...leanMemory.environment,
          ...environment,
          NO_UPDATE_NOTIFIER: '1',
        },
      },
    );
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => child.kill(signal));
    }
    child.on('error', reject);
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });

const main = async (): Promise<number> => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(help);
    return 0;
  }
  const option = args.indexOf('--keep-assets');
  const earlier = option === -1 ? undefined : path.resolve(args[option + 1] ?? '');
  if (option !== -1) args.splice(option, 2);
  if (earlier !== undefined && !fs.existsSync(path.join(earlier, 'assets'))) {
    console.error(`--keep-assets needs the folder of an earlier build; ${earlier} has no assets/.`);
    return 1;
  }
  const isOn = isOfflineCopyOn(process.env);
  cleanUp();
  const isPlainHost = args.includes(plainHost);
  const code = await runDocusaurus(
    args.filter((argument) => argument !== plainHost),
    {[plainHostVariable]: isPlainHost ? 'on' : 'off'},
  );
  if (code !== 0) {
    fs.rmSync(aside, {recursive: true, force: true});
    console.error('\nThe build failed: see the message above. The previous build/ is unchanged.');
    return code;
  }
  // Before files of an earlier build are there, too: its search index may be among them.
  await writeDocsPackage(aside, {siteDir: root, version: dependencies.remotion});
  writeSiteSkills(aside, {
    siteDir: root,
    root: site.url + site.baseUrl,
    version: dependencies.remotion,
  });
  if (earlier !== undefined) {
    const count = keepAssets(earlier, aside, Date.now());
    console.log(`Kept ${String(count)} files of ${earlier}.`);
  }
  await writeSiteHosting(aside, {
    isPlainHost,
    scriptHashes: readScriptHashes(path.join(root, '.docusaurus')),
  });
  await writeSiteOfflineCopy(aside, {
    siteDir: root,
    baseUrl: site.baseUrl,
    version: dependencies.remotion,
    isOn,
  });
  if (fs.existsSync(target)) fs.renameSync(target, previous);
  fs.renameSync(aside, target);
  fs.rmSync(previous, {recursive: true, force: true});
  return 0;
};

void main().then((code) => {
  process.exitCode = code;
});
