import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {installFromDebian} from '../../scripts/lib/installFromDebian';
import {freePort} from './freePort';

/** A web server that runs with one of the files of a build. */
export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** The web servers, with the names of their packages on Debian. */
export const webServers = {nginx: 'nginx-light', caddy: 'caddy'} as const;

type Name = keyof typeof webServers;

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

const find = (name: Name): string | undefined =>
  folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));

/**
 * The program of a web server; Debian's package is installed where that is possible.
 *
 * @throws when it is missing and cannot be installed; the message says what to do
 */
const requireServer = (name: Name): string => {
  const program = find(name) ?? (installFromDebian(webServers[name]) ? find(name) : undefined);
  if (program !== undefined) return program;
  throw new Error(
    `The tests of ${name} need the program: install it (Debian: apt-get install ${webServers[name]}).`,
  );
};

const configurations: Record<Name, (site: string, folder: string, port: number) => string> = {
  nginx: (site, folder, port) => `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      server {
        listen 127.0.0.1:${port};
        ${site}
      }
    }
  `,
  caddy: (site, _, port) => `
    {
      admin off
      auto_https off
    }
    http://127.0.0.1:${port} {
      ${site}
    }
  `,
};

const commands: Record<Name, (config: string) => string[]> = {
  nginx: (config) => ['-c', config, '-e', '/dev/stderr'],
  caddy: (config) => ['run', '--config', config, '--adapter', 'caddyfile'],
};

/** Milliseconds between two looks at whether a server answers. */
const POLL = 100;

/**
 * Runs a web server on a free port.
 *
 * @param site its directives for the one site
 * @throws when the server is missing or does not start, with what it printed
 */
export const runWebServer = async (name: Name, site: string): Promise<RunningServer> => {
  const program = requireServer(name);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const port = await freePort();
  const config = path.join(folder, 'config');
  fs.writeFileSync(config, configurations[name](site, folder, port));
  const child = spawn(program, commands[name](config), {
    env: {...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder},
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  const isReady = (): Promise<boolean> =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${name} does not start:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
};

const builtSite: Record<Name, (root: string) => string> = {
  nginx: (root) => `
    root ${root};
    include ${root}/hosting/nginx.conf;
  `,
  caddy: (root) => `
    root * ${root}
    import ${root}/hosting/Caddyfile
  `,
};

/**
 * Serves a built site on a free port, with the file in it that is made for the server.
 *
 * @throws when the server is missing or does not start, with what it printed
 */
export const startWebServer = (name: Name, root: string): Promise<RunningServer> =>
  runWebServer(name, builtSite[name](root));
