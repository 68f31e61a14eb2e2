// Loaded into create-video by createProject.ts: notes which repository it downloads, and takes the archive
// from a folder that has it. Plain JavaScript, since Node.js loads it before everything else.
const {appendFileSync, createReadStream, existsSync} = require('node:fs');
const https = require('node:https');
const path = require('node:path');

const {WALK_REQUESTS = '', WALK_ARCHIVES} = process.env;
const {get} = https;

/** @type {(url: string, answer: (response: object) => void) => object} */
const getArchive = (url, answer) => {
  const [, owner, name] =
    /^https:\/\/github\.com\/([\w.-]+)\/([\w.-]+)\/archive\//u.exec(url) ?? [];
  if (owner === undefined) return get(url, answer);
  appendFileSync(WALK_REQUESTS, `https://github.com/${owner}/${name}\n`);
  const archive = path.join(WALK_ARCHIVES ?? '', `${owner}+${name}.tar.gz`);
  if (WALK_ARCHIVES === undefined || !existsSync(archive)) {
    return get(url, answer).on('error', () => {
      appendFileSync(WALK_REQUESTS, 'unreachable\n');
    });
  }
  const response = Object.assign(createReadStream(archive), {statusCode: 200});
  response.once('open', () => {
    answer(response);
  });
  return response;
};

Object.assign(https, {
  /** @type {(url: string, options: unknown, answer?: unknown) => object} */
  get: (url, options, answer) =>
    answer === undefined
      ? getArchive(url, /** @type {(response: object) => void} */ (options))
      : Reflect.apply(get, https, [url, options, answer]),
});
