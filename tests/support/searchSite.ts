import {spawn} from 'node:child_process';
import path from 'node:path';

import type {Page} from '@playwright/test';

import {createFixtureSite, type FixtureSite} from './fixtureSite';
import {outcomeOf} from '../../scripts/lib/outcomeOf';
import {serveBuild} from './serveBuild';
import {startSearchService, type SearchService} from './searchService';

export const credentials = {
  applicationId: 'TESTAPP123',
  searchKey: '0123456789abcdef0123456789abcdef',
  adminKey: 'fedcba9876543210fedcba9876543210',
  indexName: 'docs_next',
};

interface Sample {
  id: string;
  title: string;
  kind: string;
  front?: string;
  text: string;
}

const front = ({title, kind, front: more = ''}: Sample): string =>
  `---\ntitle: '${title}'\ndescription: A sample page about a video, made for the tests of the search and nothing else.\nkind: ${kind}\n${more}---\n\n`;

const api = (id: string, title: string, name: string, text: string): Sample => ({
  id,
  title,
  kind: 'api',
  front: `api: remotion#${name}\n`,
  text,
});

/** Pages at addresses that the real site has too, so that both answer the same queries. */
const reference: Sample[] = [
  api('use-current-frame', 'useCurrentFrame()', 'useCurrentFrame', 'The frame of the video.'),
  api('interpolate', 'interpolate()', 'interpolate', '## Arguments\n\nValues of a video.'),
  api('sequence', '<Sequence>', 'Sequence', 'Shifts a part of a video.\n\n## `layout?`\n\nPlace.'),
  api('spring', 'spring()', 'spring', 'Natural movement in a video.'),
  api('loop', '<Loop>', 'Loop', 'Plays a video again.'),
  api('video', '<Video>', 'Video', 'A video in a video.'),
];

const guides: Sample[] = Array.from({length: 24}, (_, number) => ({
  id: `guides/topic-${number}`,
  title: `Topic ${number}`,
  kind: 'guide',
  text: `The ${number}. way to make a video, told in so many words that a piece of them has to do.`,
}));

/** The files of a small site to search. */
export const searchPages = (): Record<string, string> => ({
  ...Object.fromEntries(
    [...reference, ...guides].map((sample) => [
      `docs/${sample.id}.mdx`,
      `${front(sample)}${sample.text}\n`,
    ]),
  ),
  'src/sidebars/api.ts': `export const apiSidebar = ['api', {type: 'category', label: 'remotion', items: ${JSON.stringify(reference.map(({id}) => id))}}];\n`,
  'src/sidebars/main.ts': `export const mainSidebar = ['getting-started', 'the-fundamentals', {type: 'category', label: 'Guides', items: ${JSON.stringify(guides.map(({id}) => id))}}];\n`,
});

/** Runs a script of the site in its folder; rejects with its output when it fails. */
export const runScript = async (
  site: FixtureSite,
  script: string,
  environment: Record<string, string> = {},
  args: string[] = [],
): Promise<string> => {
  const tsx = path.join(site.dir, 'node_modules/.bin/tsx');
  const {code, output} = await outcomeOf(
    spawn(tsx, [path.join(site.dir, 'scripts', script), ...args], {
      cwd: site.dir,
      env: {...process.env, FORCE_COLOR: '0', CI: 'true', ...environment},
    }),
  );
  if (code !== 0) throw new Error(output);
  return output;
};

export interface HostedSite {
  url: string;
  dir: string;
  service: SearchService;
  /** The output of the upload. */
  uploadOutput: string;
  close: () => Promise<void>;
}

/** Builds a small site with the hosted engine, uploads its records to a stand-in, and serves it. */
export const startHostedSite = async (): Promise<HostedSite> => {
  const site = createFixtureSite(searchPages());
  const {applicationId, searchKey, adminKey, indexName} = credentials;
  const service = await startSearchService(credentials);
  const environment = {ALGOLIA_APP_ID: applicationId, ALGOLIA_INDEX_NAME: indexName};
  await runScript(site, 'build.ts', {...environment, ALGOLIA_SEARCH_KEY: searchKey});
  const uploadOutput = await runScript(site, 'search-push.ts', {
    ...environment,
    ALGOLIA_ADMIN_KEY: adminKey,
    ALGOLIA_HOST: service.url,
  });
  const server = await serveBuild(path.join(site.dir, 'build'));
  return {
    url: server.url,
    dir: site.dir,
    service,
    uploadOutput,
    close: async () => {
      await server.stop();
      await service.close();
      site.remove();
    },
  };
};

export const serviceHosts = /^https:\/\/[^/]+\.algolia(?:net)?\.(?:net|com)\//;

/** Routes a page's requests to the real service to the stand-in. */
export const routeToService = async (page: Page, service: SearchService): Promise<void> => {
  await page.context().route(serviceHosts, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const header = (name: string): string | undefined =>
      request.headers()[name] ?? url.searchParams.get(name) ?? undefined;
    const {status, body} = service.answer({
      method: request.method(),
      path: decodeURIComponent(url.pathname),
      applicationId: header('x-algolia-application-id'),
      key: header('x-algolia-api-key'),
      body: JSON.parse(request.postData() ?? 'null') as unknown,
    });
    await route.fulfill({
      status,
      contentType: 'application/json',
      headers: {'access-control-allow-origin': '*'},
      body: JSON.stringify(body),
    });
  });
};
