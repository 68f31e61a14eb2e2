import type {Finding} from 'mdx-docs-checker/findings';

/** What commands and functions did to files and cloud accounts, one line each, by trial. */
export type DataEffects = Readonly<Record<string, readonly string[]>>;

/** What a command or function deletes, overwrites, or publishes, and which pages say so. */
interface DataEffect {
  /** The trial in `recordData.ts`. Without one, only the pages are checked. */
  readonly trial?: string;
  /** What the trial does. */
  readonly does?: readonly string[];
  /** A sentence that each page must contain, parts included. */
  readonly says: RegExp;
  readonly pages: readonly string[];
}

const NO_PROMPT = /without (?:a prompt|asking)/u;
const SITE_FILES = ['deletes sites/intro/index.html', 'deletes sites/intro/old.js'];

/** Everything that deletes, overwrites or publishes. */
export const DATA_EFFECTS: readonly DataEffect[] = [
  {
    trial: 'lambda deploySite',
    does: [
      'deletes sites/intro/old.js',
      'overwrites sites/intro/index.html',
      'writes sites/intro/bundle.js',
    ],
    says: /overwrit(?:es that site without (?:asking|a prompt)|ten without a prompt)[\s\S]*no longer in the bundle/u,
    pages: ['docs/lambda/deploysite.mdx', 'docs/lambda/cli/sites/create.mdx'],
  },
  {
    trial: 'lambda deleteSite',
    does: SITE_FILES,
    says: /deletes all files of one site[^.]*without a prompt/u,
    pages: ['docs/lambda/deletesite.mdx'],
  },
  {
    trial: 'lambda deleteRender',
    // Real IDs are random and equally long, so only in this trial is one the prefix of another.
    does: [
      'deletes renders/r1/out.mp4',
      'deletes renders/r1/progress.json',
      'deletes renders/r12/out.mp4',
    ],
    says: /without a prompt: the finished file[^.]*and the render's folder/u,
    pages: ['docs/lambda/deleterender.mdx'],
  },
  {
    trial: 'lambda deleteFunction',
    does: ['DeleteFunction'],
    says: /without a prompt\. Renders that [^.]*fail/u,
    pages: ['docs/lambda/deletefunction.mdx'],
  },
  {
    trial: 'lambda getOrCreateBucket without a bucket',
    does: [
      'CreateBucket',
      'DeleteBucketOwnershipControls',
      'DeletePublicAccessBlock',
      'PutBucketAcl public-read',
    ],
    says: /public/u,
    pages: ['docs/lambda/getorcreatebucket.mdx'],
  },
  {
    trial: 'lambda getOrCreateBucket',
    does: [],
    says: /If omitted, the rules don't change/u,
    pages: ['docs/lambda/getorcreatebucket.mdx'],
  },
  {
    trial: 'lambda getOrCreateBucket enableFolderExpiry true',
    does: ['PutBucketLifecycleConfiguration'],
    says: /`true` replaces all of the bucket's lifecycle rules/u,
    pages: ['docs/lambda/getorcreatebucket.mdx'],
  },
  {
    trial: 'lambda getOrCreateBucket enableFolderExpiry false',
    does: ['DeleteBucketLifecycle'],
    says: /`false` removes them all/u,
    pages: ['docs/lambda/getorcreatebucket.mdx'],
  },
  {
    trial: 'lambda sites rm',
    does: ['DeleteBucketLifecycle', ...SITE_FILES],
    says: /lifecycle rules[\s\S]*<kbd>Enter<\/kbd> alone means \*\*yes\*\*|<kbd>Enter<\/kbd> alone means \*\*yes\*\*[\s\S]*lifecycle rules/u,
    pages: ['docs/lambda/cli/sites/rm.mdx'],
  },
  {
    trial: 'lambda sites rmall',
    does: ['DeleteBucketLifecycle', 'deletes sites/intro-2/index.html', ...SITE_FILES],
    says: /<kbd>Enter<\/kbd> alone means \*\*yes\*\*[\s\S]*lifecycle rules/u,
    pages: ['docs/lambda/cli/sites/rmall.mdx'],
  },
  {
    trial: 'cloudrun deploySite',
    does: [
      'deletes sites/intro-2/index.html',
      'deletes sites/intro/old.js',
      'writes sites/intro/bundle.js',
      'writes sites/intro/index.html',
    ],
    says: /also deletes every site in the bucket whose name \*\*starts with\*\* that site's name/u,
    pages: [
      'docs/cloudrun/deploysite.mdx',
      'docs/cloudrun/cli/sites/create.mdx',
      'docs/cloudrun/upgrading.mdx',
    ],
  },
  {
    trial: 'cloudrun deleteSite',
    does: SITE_FILES,
    says: /deletes all files of one site[^.]*without a prompt/u,
    pages: ['docs/cloudrun/deletesite.mdx'],
  },
  {
    trial: 'bundle',
    does: ['deletes build/notes.txt'],
    says: /contains an `index\.html`[^.]*deletes the whole folder without asking/u,
    pages: ['docs/cli/bundle.mdx'],
  },
  {
    trial: 'nodeWriter',
    does: ['overwrites out.mp4'],
    says: /An existing file is deleted and rewritten/u,
    pages: ['docs/media-parser/node-writer.mdx'],
  },
  {
    trial: 'deleteStaticFile',
    does: ['deletes a.txt'],
    says: /There is no trash and no undo/u,
    pages: ['docs/studio/delete-static-file.mdx'],
  },
  {
    says: /<kbd>Enter<\/kbd> alone means \*\*yes\*\*/u,
    pages: [
      'docs/lambda/cli/functions/rm.mdx',
      'docs/lambda/cli/functions/rmall.mdx',
      'docs/cloudrun/cli/sites/rm.mdx',
      'docs/cloudrun/cli/sites/rmall.mdx',
      'docs/cloudrun/cli/services/rm.mdx',
      'docs/cloudrun/cli/services/rmall.mdx',
    ],
  },
  {says: NO_PROMPT, pages: ['docs/cloudrun/deleteservice.mdx']},
  {says: /files with the same names are overwritten, and others stay/u, pages: ['docs/bundle.mdx']},
  {
    says: /existing (?:file|one) is overwritten/u,
    pages: [
      'docs/lambda/downloadmedia.mdx',
      'docs/studio/write-static-file.mdx',
      'docs/renderer/extract-audio.mdx',
      'docs/renderer/stitch-frames-to-video.mdx',
    ],
  },
  {
    says: /`overwrite\??`[\s\S]{0,400}(?:overwrit|replac|exist)/u,
    pages: ['docs/renderer/render-media.mdx', 'docs/renderer/render-still.mdx'],
  },
  {
    says: /With `--overwrite=false`[^.]*stops if the file exists/u,
    pages: ['docs/cli/render.mdx', 'docs/cli/still.mdx'],
  },
];

const same = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());

const LIST = 'scripts/lib/effects/dataEffects.ts';

/**
 * Compares what the trials did with the list, and the list with the pages.
 *
 * @param textOf the text of a page, with its parts
 */
export const checkData = (
  effects: DataEffects,
  textOf: (page: string) => string,
  list: readonly DataEffect[] = DATA_EFFECTS,
): Finding[] => {
  const finding = (file: string, message: string, todo: string): Finding => ({
    file,
    line: 1,
    code: 'effect',
    message,
    todo,
  });
  return list.flatMap(({trial, does = [], says, pages}) => {
    const done = trial === undefined ? does : (effects[trial] ?? ['isn’t tried']);
    const other = same(done, does)
      ? []
      : [
          finding(
            LIST,
            `"${trial ?? ''}" does: ${done.join(', ') || 'nothing'}; the list has: ${does.join(', ') || 'nothing'}`,
            `correct the list, and what ${pages.join(' and ')} ${pages.length > 1 ? 'say' : 'says'}`,
          ),
        ];
    const silent = pages
      .filter((page) => !says.test(textOf(page)))
      .map((page) =>
        finding(
          page,
          `the page doesn't say what else is affected${does.length > 0 ? `: ${does.join(', ')}` : ''}`,
          `write a sentence that matches the one in ${LIST}: ${says.source}`,
        ),
      );
    return [...other, ...silent];
  });
};

const PROXY_PAGE = 'docs/lambda/proxy.mdx';

/** The rows of a page's table about `requestHandler`: functions, requests that use it, requests that don't. */
const handlerRows = (page: string): {names: string[]; uses: string; ignores: string}[] =>
  page
    .split('\n')
    .filter((line) => /^\| `\w+\(\)`/u.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, names = '', uses = '', ignores = '']) => ({
      names: [...names.matchAll(/`(\w+)\(\)`/gu)].map(([, name = '']) => name),
      uses,
      ignores,
    }));

/** Compares which requests use a passed `requestHandler` and `forcePathStyle` with what pages say. */
export const checkClientOptions = (
  effects: DataEffects,
  textOf: (page: string) => string,
): Finding[] => {
  const findings: Finding[] = [];
  const report = (file: string, message: string, todo: string): void => {
    findings.push({file, line: 1, code: 'effect', message, todo});
  };
  const trials = Object.entries(effects).filter(([trial]) => trial.startsWith('client '));
  const rows = handlerRows(textOf(PROXY_PAGE));
  for (const [trial, requests] of trials) {
    const name = trial.slice('client '.length);
    const row = rows.find(({names}) => names.includes(name));
    const of = (kind: string): string[] =>
      requests
        .filter((request) => request.startsWith(kind))
        .map((request) => request.replace(/^.*: /u, ''));
    const [used, ignored] = [of('uses'), of('ignores')];
    if (!row) {
      report(PROXY_PAGE, `${name}() isn't in the table`, 'add what uses requestHandler');
      continue;
    }
    if (row.uses.startsWith('everything') && !row.uses.includes('with') && ignored.length > 0) {
      report(PROXY_PAGE, `${name}() ignores requestHandler for ${ignored.join(', ')}`, 'say so');
    }
    if (row.ignores === '' && ignored.length > 0) {
      report(PROXY_PAGE, `${name}() ignores requestHandler for ${ignored.join(', ')}`, 'say so');
    }
    if (row.ignores !== '' && ignored.length === 0) {
      report(
        PROXY_PAGE,
        `${name}() uses requestHandler for all requests`,
        `remove "${row.ignores}"`,
      );
    }
    if (row.uses === 'nothing' && used.length > 0) {
      report(PROXY_PAGE, `${name}() uses requestHandler for ${used.join(', ')}`, 'say so');
    }
  }
  const OPTIONS_PART = 'docs/lambda/_client-options.mdx';
  const hasEffect = trials.some(([, requests]) =>
    requests.some((line) => line.includes(', path:')),
  );
  if (hasEffect === /this option has no effect/u.test(textOf(OPTIONS_PART))) {
    report(
      OPTIONS_PART,
      `forcePathStyle has ${hasEffect ? 'an' : 'no'} effect on requests to S3`,
      'correct the paragraph, and setups that rely on it',
    );
  }
  return findings;
};
