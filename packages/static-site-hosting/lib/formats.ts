import {listName} from 'docusaurus-markdown-pages/address';

import {
  framePolicy,
  hashedCaching,
  listLink,
  markdownLinks,
  markdownType,
  otherCaching,
  type Headers,
} from './headers';
import {POLICY, policyOf, type Hosting} from './hosting';

const lines = (texts: readonly string[]): string => `${texts.join('\n')}\n`;

/** `_redirects`, for Netlify and Cloudflare Pages. */
export const redirectsFile = ({redirects}: Hosting): string =>
  lines(redirects.map(({from, to, status}) => `${from} ${to} ${status}`));

/**
 * `_headers`, for Netlify and Cloudflare Pages. Both combine the headers of all matching rules. So there is no
 * catch-all rule for caching: these hosts revalidate files without a rule. There is none for the policy either,
 * because the sandbox has its own; the 404 page contains it as a meta tag.
 */
export const headersFile = ({
  baseUrl,
  headers,
  areas,
  hashedFiles,
  embedPage,
  sandbox,
  workers = [],
}: Hosting): string => {
  const rule = (path: string, values: Headers): string[] => [
    path,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const policy = policyOf(headers);
  const {[POLICY]: _, ...others} = headers;
  const framed = areas.filter((area) => `/${area}` !== embedPage);
  const pathsOf = (area: string): string[] => [`${baseUrl}${area}`, `${baseUrl}${area}/*`];
  const base = baseUrl.slice(0, -1);
  return lines([
    ...rule(`${baseUrl}*`, others),
    ...[baseUrl, ...framed.flatMap(pathsOf)].flatMap((path) =>
      rule(path, {[POLICY]: `${policy}; ${framePolicy}`, Link: listLink(baseUrl + listName)}),
    ),
    ...(embedPage === undefined ? [] : pathsOf(embedPage.slice(1))).flatMap((path) =>
      rule(path, {[POLICY]: policy}),
    ),
    ...(sandbox ? rule(`${base}${sandbox.folder}*`, {[POLICY]: sandbox.policy}) : []),
    // A worker's policy is that of its script.
    ...workers.flatMap((file) => rule(base + file, {[POLICY]: policy})),
    ...rule(`${base}${hashedFiles}*`, {[POLICY]: policy, 'Cache-Control': hashedCaching}),
    ...rule(`${baseUrl}*.md`, {'Content-Type': markdownType}),
  ]);
};

/** `_routes.json` for Cloudflare Pages: the worker runs for addresses that can be pages. */
export const routesFile = ({baseUrl, hashedFiles, sandbox, fileFolders = []}: Hosting): string => {
  const files = [hashedFiles, ...(sandbox ? [sandbox.folder] : []), ...fileFolders];
  const exclude = files.map((folder) => `${baseUrl}${folder.slice(1)}*`);
  return `${JSON.stringify({version: 1, include: [`${baseUrl}*`], exclude}, null, 2)}\n`;
};

/** `vercel.json`. */
export const vercelFile = ({
  baseUrl,
  headers,
  redirects,
  hashedFiles,
  embedPage,
  sandbox,
}: Hosting): string => {
  const entries = (values: Headers) => Object.entries(values).map(([key, value]) => ({key, value}));
  const others = [
    ...(embedPage === undefined ? [] : [embedPage]),
    ...(sandbox ? [sandbox.folder] : []),
  ]
    .map((place) => place.slice(1))
    .join('|');
  const hashed = hashedFiles.slice(1);
  const list = baseUrl + listName;
  // Vercel's syntax for sources: a name and its pattern. Only addresses of files contain a dot.
  const pages = [
    {source: baseUrl, twin: `${baseUrl}index.md`},
    {source: `${baseUrl}:page([^.]*[^./])`, twin: `${baseUrl}:page.md`},
    {source: `${baseUrl}:page([^.]*[^./])/`, twin: `${baseUrl}:page.md`},
  ];
  return `${JSON.stringify(
    {
      redirects: [
        ...redirects.map(({from, to, status}) => ({
          source: from,
          destination: to,
          statusCode: status,
        })),
        // Vercel applies redirects before files, but rewrites after them. So only a redirect can lead to a twin.
        ...pages.map(({source, twin}) => ({
          source,
          has: [{type: 'header', key: 'accept', value: '.*text/markdown.*'}],
          destination: twin,
          statusCode: 307,
        })),
      ],
      headers: [
        {
          source: `${baseUrl}(${others === '' ? '' : `(?!${others})`}.*)`,
          headers: entries({...headers, [POLICY]: `${policyOf(headers)}; ${framePolicy}`}),
        },
        ...(embedPage === undefined
          ? []
          : [{source: `${baseUrl}(${embedPage.slice(1)}.*)`, headers: entries(headers)}]),
        ...(sandbox
          ? [
              {
                source: `${baseUrl}(${sandbox.folder.slice(1)}.*)`,
                headers: entries({...headers, [POLICY]: sandbox.policy}),
              },
            ]
          : []),
        {source: `${baseUrl}${hashed}(.*)`, headers: entries({'Cache-Control': hashedCaching})},
        {
          source: `${baseUrl}((?!${hashed}).*)`,
          headers: entries({'Cache-Control': otherCaching}),
        },
        ...pages.map(({source, twin}) => ({
          source,
          headers: entries({Vary: 'Accept', Link: markdownLinks({list, twin})}),
        })),
        {source: `${baseUrl}(.*\\.md)`, headers: entries({'Content-Type': markdownType})},
      ],
    },
    null,
    2,
  )}\n`;
};

/** Text types to compress, besides HTML. */
const COMPRESSED =
  'text/css text/markdown text/plain text/xml text/javascript application/javascript application/json application/xml image/svg+xml';

/** The part of an nginx `server` block after `listen`, `server_name`, and `root`. */
export const nginxFile = ({
  baseUrl,
  headers,
  redirects,
  hashedFiles,
  embedPage,
  sandbox,
}: Hosting): string => {
  const quote = (text: string): string => `"${text.replace(/["\\$]/g, '\\$&')}"`;
  const add = (values: Headers): string[] =>
    Object.entries(values).map(([name, value]) => `  add_header ${name} ${quote(value)} always;`);
  const framed = {...headers, [POLICY]: `${policyOf(headers)}; ${framePolicy}`};
  const base = baseUrl.slice(0, -1);
  const block = (location: string, body: readonly string[]): string[] => [
    `location ${location} {`,
    ...body,
    '}',
  ];
  const choice = ['  add_header Vary $varies always;', '  add_header Link $links always;'];
  // The files are directly in `root`; the base URL is only part of addresses.
  const asNamed = '$site_path';
  const file = `${asNamed} ${asNamed}/index.html`;
  return lines([
    '# Include this file in a server block that sets listen, server_name and root.',
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${COMPRESSED};`,
    'set $site_path $uri;',
    ...(base === '' ? [] : [`if ($uri ~ ^${base}(/.*)$) {`, '  set $site_path $1;', '}']),
    // A page's Markdown twin is next to its folder. nginx conditions have no "and".
    'set $page $site_path;',
    'if ($page = /) {',
    '  set $page /index;',
    '}',
    'if ($page ~ ^(.+)/$) {',
    '  set $page $1;',
    '}',
    'set $varies "";',
    'set $links "";',
    'if (-f $document_root$page.md) {',
    '  set $varies Accept;',
    `  set $links '${markdownLinks({list: baseUrl + listName, twin: base + '$page.md'})}';`,
    '}',
    'set $choice $varies;',
    'if ($http_accept ~* text/markdown) {',
    '  set $choice $choice-Markdown;',
    '}',
    'if ($choice = Accept-Markdown) {',
    '  set $site_path $page.md;',
    `  rewrite ^ ${base}$page.md last;`,
    '}',
    `error_page 404 ${base}/404.html;`,
    ...redirects.flatMap(({from, to, status}) => block(`= ${from}`, [`  return ${status} ${to};`])),
    ...block(`${base}${hashedFiles}`, [
      ...add({...framed, 'Cache-Control': hashedCaching}),
      `  try_files ${asNamed} =404;`,
    ]),
    ...(embedPage === undefined ? [] : [embedPage, `${embedPage}/`]).flatMap((page) =>
      block(`= ${base}${page}`, [
        ...add({...headers, 'Cache-Control': otherCaching}),
        ...choice,
        `  try_files ${embedPage}/index.html =404;`,
      ]),
    ),
    ...(sandbox
      ? block(`${base}${sandbox.folder}`, [
          ...add({...headers, [POLICY]: sandbox.policy, 'Cache-Control': otherCaching}),
          `  try_files ${asNamed} =404;`,
        ])
      : []),
    ...block(`~ ^${base}/.*\\.md$`, [
      ...add({...framed, 'Cache-Control': otherCaching}),
      '  types { }',
      '  default_type text/markdown;',
      '  charset_types text/markdown;',
      ...choice,
      `  try_files ${asNamed} =404;`,
    ]),
    ...block(`${base}/`, [
      ...add({...framed, 'Cache-Control': otherCaching}),
      ...choice,
      `  try_files ${file} =404;`,
    ]),
  ]);
};

/** The part of a Caddy site block after the address and `root`. */
export const caddyFile = ({
  baseUrl,
  headers,
  redirects,
  hashedFiles,
  embedPage,
  sandbox,
}: Hosting): string => {
  const base = baseUrl.slice(0, -1);
  const embed = embedPage === undefined ? [] : [`${base}${embedPage}`, `${base}${embedPage}/`];
  const isolated = sandbox ? [`${base}${sandbox.folder}*`] : [];
  const others = [...embed, ...isolated];
  const quote = (text: string): string => `\`${text}\``;
  return lines([
    '# Import this file in a site block that sets root.',
    'encode zstd gzip',
    ...redirects.map(({from, to, status}) => `redir ${from} ${to} ${status}`),
    // Caddy applies a rule without a matcher last, so every header has rules of which exactly one matches.
    'header {',
    ...Object.entries(headers)
      .filter(([name]) => name !== POLICY)
      .map(([name, value]) => `  ${name} ${quote(value)}`),
    '}',
    ...(embed.length === 0
      ? []
      : [`@embed path ${embed.join(' ')}`, `header @embed ${POLICY} ${quote(policyOf(headers))}`]),
    ...(sandbox
      ? [
          `@sandbox path ${isolated.join(' ')}`,
          `header @sandbox ${POLICY} ${quote(sandbox.policy)}`,
        ]
      : []),
    `@framed ${others.length === 0 ? 'path *' : `not path ${others.join(' ')}`}`,
    `header @framed ${POLICY} ${quote(`${policyOf(headers)}; ${framePolicy}`)}`,
    `@hashed path ${base}${hashedFiles}*`,
    `header @hashed Cache-Control ${quote(hashedCaching)}`,
    `@changing not path ${base}${hashedFiles}*`,
    `header @changing Cache-Control ${quote(otherCaching)}`,
    '@markdown path *.md',
    `header @markdown Content-Type ${quote(markdownType)}`,
    // A page's Markdown twin is next to its folder.
    'map {path} {page} {',
    `  ~^${base}/?$ /index`,
    `  ~^${base}(/.+?)/?$ \${1}`,
    '}',
    '@page file {page}.md',
    'header @page Vary Accept',
    `header @page Link ${quote(markdownLinks({list: baseUrl + listName, twin: base + '{page}.md'}))}`,
    '@twin {',
    '  file {page}.md',
    '  header Accept *text/markdown*',
    '}',
    `header @twin Content-Type ${quote(markdownType)}`,
    'rewrite @twin {page}.md',
    ...(base === '' ? [] : [`uri strip_prefix ${base}`]),
    'try_files {path} {path}/index.html',
    'file_server',
    'handle_errors {',
    '  rewrite * /404.html',
    '  file_server',
    '}',
  ]);
};
