// Renders the components that pages show, with the toolkit, and looks at the pictures.
import path from 'node:path';
import type {PageOutcome} from 'mdx-docs-checker/check-each';
import {counted} from 'mdx-docs-checker/findings';

import {checkedFiles, checkPages, type PageCheck} from './lib/pageCheck';
import {collectRenders, type PageRenders, type RenderJob} from './lib/renders/collectRenders';
import {hasStalePicture, removeUnusedPictures} from './lib/renders/pictures';
import {isRendered, readLedger, toolkitVersions, writeLedger} from './lib/renders/renderLedger';
import {renderJobs} from './lib/renders/renderJobs';
import {runCheck} from './lib/runCheck';

const HELP = `Renders the components that pages show.

  npm run check:renders                        what has changed since it was last rendered
  npm run check:renders -- docs/spring.mdx     these pages only
  npm run check:renders -- --all               everything

A TSX or JSX sample that exports a component is rendered at its middle frame. If it exports multiple
components, the default export or the last one is rendered. An error, a timeout, or an image that is the
same single color at four frames is a failure. Samples that only have audio are rendered to audio. Media on
the web and files in public/ are replaced with small files, and Google fonts with one of this project. In
the fence's first line:
  frame="45"                  a frame other than the middle one
  props="{title: 'Hello'}"    props for a component that needs them: JavaScript or JSX without double quotes
  failing                     also render it without its media, or only without those on the web if it has
                              any, to test its failure branch
  picture="A title that fades in"  show the still below the code, with this alternative text; an image
                              that is older than its code is rendered again, and is a finding
  norender="needs a camera"   why it can't be rendered; for at most 15% of the samples
Renders are recorded in scripts/lib/renders/ledger.json, which is committed.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

/** How many samples are rendered at a time. */
const LANES = 2;

/** The largest share of component samples that may be left out. */
const EXCUSED_SHARE = 0.15;

const root = path.resolve(__dirname, '..');

/** Collects what a page shows; only pages that can't be read have findings. */
const rendersCheck: PageCheck<PageRenders & PageOutcome> = {
  name: 'renders',
  tools: ['lib/renders/collectRenders.ts', '../src/content'].map((tool) =>
    path.join(__dirname, tool),
  ),
  check: (_root, pages) =>
    pages.map((page) => ({page: page.file, findings: [], ...collectRenders(page)})),
};

runCheck(
  {help: HELP, allowPositionals: true, options: {all: {type: 'boolean', default: false}}},
  async ({values, positionals}, report) => {
    const isFull = positionals.length === 0;
    const pages = checkedFiles(root, rendersCheck, positionals);
    const {outcomes: read, findings: broken} = await checkPages(root, rendersCheck, pages);
    for (const finding of broken) report(finding);

    const jobs = read.flatMap((page) => page.jobs);
    const excused = read.reduce((sum, page) => sum + page.excused, 0);
    const apps = read.reduce((sum, page) => sum + page.apps, 0);
    const versions = toolkitVersions(root);
    const ledger = readLedger(root, versions);
    const outdated = jobs.filter((job) => hasStalePicture(root, job));
    const open = values.all
      ? jobs
      : jobs.filter((job) => !isRendered(ledger, job) || outdated.includes(job));
    const failed = new Set<RenderJob>();
    if (open.length > 0) {
      const note = (job: RenderJob, problem: string | undefined): void => {
        if (problem === undefined) return;
        failed.add(job);
        report({...job, file: job.page, code: 'render', message: problem});
      };
      await renderJobs(root, open, note, LANES);
      const passed = jobs.filter((job) => !failed.has(job));
      writeLedger(root, versions, passed, isFull && broken.length === 0 ? {} : ledger);
    }
    for (const job of outdated.filter((candidate) => !failed.has(candidate))) {
      const message = `its image was missing or older than its code: commit static/img/samples/${String(job.picture)}.webp, which has now been rendered`;
      report({...job, file: job.page, code: 'picture', message});
    }
    // What a page that cannot be read shows is unknown.
    const unused = isFull && broken.length === 0 ? removeUnusedPictures(root, jobs) : [];
    for (const id of unused) {
      console.log(`static/img/samples/${id}.webp isn't used by any sample: commit its removal`);
    }
    console.log(
      `${counted(jobs.length, 'component')} in ${counted(pages.length, 'page')}, ${String(open.length)} rendered now, ${String(excused)} excused, ${String(apps)} of apps, ${counted(broken.length + failed.size, 'problem')}`,
    );
    const isExcessive = isFull && excused > EXCUSED_SHARE * (jobs.length + excused);
    return {
      notes: isExcessive
        ? [`More than ${String(EXCUSED_SHARE * 100)}% are excused: render some of them.`]
        : [],
      isFailed: isExcessive || unused.length > 0,
    };
  },
);
