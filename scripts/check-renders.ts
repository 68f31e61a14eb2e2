// Renders the components that pages show, with the toolkit, and looks at the pictures.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {counted, formatFinding, unreadable, type Finding} from 'mdx-docs-checker/findings';

import {openCache} from '../src/content/diskCache';
import {readText} from '../src/content/files';
import {readPage} from '../src/content/page';
import {namedFiles} from './lib/namedFiles';
import {collectRenders, type PageRenders, type RenderJob} from './lib/renders/collectRenders';
import {hasStalePicture, removeUnusedPictures} from './lib/renders/pictures';
import {isRendered, readLedger, toolkitVersions, writeLedger} from './lib/renders/renderLedger';
import {renderJobs} from './lib/renders/renderJobs';
import {findPages} from './lib/samples/pages';
import {runMain} from './lib/runMain';

const HELP = `Renders the components that pages show.

  npm run check:renders                        what changed since it was last rendered
  npm run check:renders -- docs/spring.mdx     these pages only
  npm run check:renders -- --all               everything

A TSX or JSX sample that exports a component is rendered at its middle frame; of several components,
the default or the last one. It fails with an error, a time-out, or a picture of one color, the same at
four frames; what only has sound is rendered to sound. Media on the web and files of public/ are replaced
by small ones, and fonts of Google Fonts by one of this project. In the fence's first line:
  frame="45"                  another frame than the middle one
  props="{title: 'Hello'}"    props for a component that needs them: JavaScript or JSX without double quotes
  failing                     also render it without its media, or without those on the web if it has some:
                              what it shows then is its failure branch
  picture="A title that fades in"  show the still below the code, with this alternative text; a picture
                              that is older than its code is rendered again, and is a finding
  norender="needs a camera"   why it can't be rendered; for at most 15% of the samples
What was rendered is kept in scripts/lib/renders/ledger.json, which is committed.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

/** How many samples are rendered at a time. */
const LANES = 2;

/** The largest share of component samples that may be left out. */
const EXCUSED_SHARE = 0.15;

const root = path.resolve(__dirname, '..');

const main = async (): Promise<void> => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean', default: false}, all: {type: 'boolean', default: false}},
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const isFull = positionals.length === 0;
  const pages = isFull ? findPages(root) : namedFiles(root, positionals);

  const tools = ['lib/renders/collectRenders.ts', '../src/content'];
  const cache = openCache<PageRenders>(
    root,
    'renders',
    tools.map((tool) => path.join(__dirname, tool)),
  );
  const broken: Finding[] = [];
  const read: PageRenders[] = [];
  for (const file of pages) {
    const inputs = [file, readText(root, file)];
    const known = cache.get(inputs);
    if (known) {
      read.push(known);
      continue;
    }
    const page = await readPage(root, file);
    broken.push(...unreadable(page));
    const renders = collectRenders(page);
    if (!page.problem) cache.set(inputs, renders);
    read.push(renders);
  }
  for (const finding of broken) console.log(formatFinding(finding));

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
      console.log(formatFinding({...job, file: job.page, code: 'render', message: problem}));
    };
    await renderJobs(root, open, note, LANES);
    const passed = jobs.filter((job) => !failed.has(job));
    writeLedger(root, versions, passed, isFull && broken.length === 0 ? {} : ledger);
  }
  for (const job of outdated.filter((candidate) => !failed.has(candidate))) {
    const message = `its picture was missing or older than its code: commit static/img/samples/${String(job.picture)}.webp, which was rendered now`;
    console.log(formatFinding({...job, file: job.page, code: 'picture', message}));
  }
  // What a page that cannot be read shows is unknown.
  const unused = isFull && broken.length === 0 ? removeUnusedPictures(root, jobs) : [];
  for (const id of unused) {
    console.log(`static/img/samples/${id}.webp was shown by no sample: commit its removal`);
  }
  console.log(
    `${counted(jobs.length, 'component')} in ${counted(pages.length, 'page')}, ${String(open.length)} rendered now, ${String(excused)} excused, ${String(apps)} of apps, ${counted(broken.length + failed.size, 'problem')}`,
  );
  if (broken.length + failed.size + outdated.length + unused.length > 0) process.exitCode = 1;
  if (isFull && excused > EXCUSED_SHARE * (jobs.length + excused)) {
    console.log(`More than ${String(EXCUSED_SHARE * 100)}% are excused: render some of them.`);
    process.exitCode = 1;
  }
};

runMain(main, 2);
