import escapeStringRegexp from 'escape-string-regexp';

/** A value in samples that each reader has an own one of. */
interface SampleValue {
  id: string;
  label: string;
  /** What samples have. */
  byDefault: string;
  /** What it may be. */
  pattern: RegExp;
  /** What to write, for those whose text isn't that. */
  rule: string;
}

const names = 'Use letters, digits, and hyphens only.';

/** In the order of the form. None of them is secret. */
export const sampleValues = [
  {
    id: 'awsRegion',
    label: 'AWS region',
    byDefault: 'us-east-1',
    pattern: /^[a-z]{2}(?:-[a-z]{3,10}){1,2}-\d$/u,
    rule: 'Enter a region such as eu-central-1.',
  },
  {
    id: 'function',
    label: 'Lambda function',
    byDefault: 'remotion-render-4-0-319-mem2048mb-disk2048mb-120sec',
    pattern: /^remotion-render-[\w-]{1,48}$/u,
    rule: 'Enter a name that begins with remotion-render-.',
  },
  {
    id: 'bucket',
    label: 'S3 bucket',
    byDefault: 'remotionlambda-useast1-k3v9x0q2mt',
    pattern: /^remotionlambda-[a-z\d-]{1,47}[a-z\d]$/u,
    rule: 'Enter a name that begins with remotionlambda-.',
  },
  {
    id: 'googleRegion',
    label: 'Google Cloud region',
    byDefault: 'us-east1',
    pattern: /^[a-z]{2,12}-[a-z]{4,12}\d{1,2}$/u,
    rule: 'Enter a region such as europe-west1.',
  },
  {
    id: 'project',
    label: 'Google Cloud project ID',
    byDefault: 'my-project',
    pattern: /^[a-z][a-z\d-]{4,28}[a-z\d]$/u,
    rule: 'Use 6 to 30 lowercase letters, digits, and hyphens.',
  },
  {
    id: 'service',
    label: 'Cloud Run service',
    byDefault: 'remotion-4-0-319-mem2gi-cpu1-0-t300',
    pattern: /^[a-z][a-z\d-]{0,61}[a-z\d]$/u,
    rule: 'Use lowercase letters, digits, and hyphens only.',
  },
  {
    id: 'serviceUrl',
    label: 'Cloud Run service URL',
    byDefault: 'https://remotion-4-0-319-mem2gi-cpu1-0-t300-….run.app',
    pattern: /^https:\/\/[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,30}){0,2}\.run\.app$/u,
    rule: 'Enter a URL such as https://my-service-abc123-ue.a.run.app.',
  },
  {
    id: 'googleBucket',
    label: 'Cloud Storage bucket',
    byDefault: 'remotioncloudrun-k3v9x0q2mt',
    pattern: /^remotioncloudrun-[a-z\d-]{1,45}[a-z\d]$/u,
    rule: 'Enter a name that begins with remotioncloudrun-.',
  },
  {
    id: 'site',
    label: 'Site name',
    byDefault: 'trailers',
    pattern: /^[a-z\d-]{1,60}$/iu,
    rule: names,
  },
  {
    id: 'composition',
    label: 'Composition ID',
    byDefault: 'MyComp',
    pattern: /^[a-z\d\u4E00-\u9FFF-]{1,60}$/iu,
    rule: names,
  },
] as const satisfies readonly SampleValue[];

export type SampleValueId = (typeof sampleValues)[number]['id'];

/** What a reader has chosen. */
export type OwnValues = Partial<Record<SampleValueId, string>>;

/** Keys of AWS and Google Cloud, which match the patterns of names. */
const SECRET = /^(?:AKIA|ASIA|AIza|GOOG)[\w-]{12,}$|^\w{40}$/u;

/** What is wrong with a text, if anything; an empty one means the default. */
export const valueProblem = (id: SampleValueId, text: string): string | undefined => {
  if (text === '') return undefined;
  const value = sampleValues.find((one) => one.id === id);
  if (SECRET.test(text)) return 'This looks like a key. Keys and secrets don’t belong here.';
  return value?.pattern.test(text) ? undefined : value?.rule;
};

/** The valid ones among values of unknown origin. */
export const readValues = (stored: unknown): OwnValues => {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = new Map(Object.entries(stored as Record<string, unknown>));
  const own: OwnValues = {};
  for (const {id, byDefault} of sampleValues) {
    const text = entries.get(id);
    if (typeof text !== 'string' || text === '' || text === byDefault) continue;
    if (valueProblem(id, text) === undefined) own[id] = text;
  }
  return own;
};

export interface Found {
  id: SampleValueId;
  start: number;
  end: number;
}

/** Longer ones first: a URL has the name of its service in it. */
const byLength = [...sampleValues].sort((a, b) => b.byDefault.length - a.byDefault.length);
const ANY = new RegExp(
  `(?<![\\w-])(?:${byLength.map(({byDefault}) => escapeStringRegexp(byDefault)).join('|')})(?![\\w-]|\\.(?:mp4|png|tsx?))`,
  'gu',
);
const REGION = /\b[a-z]{2,12}-[a-z]{4,10}(?:-\d|\d{1,2})\b/gu;

/** Where a text has defaults. A list of regions is about all of them. */
export const findDefaults = (text: string): Found[] => {
  const isList = new Set(text.match(REGION)).size > 1;
  return [...text.matchAll(ANY)].flatMap((match) => {
    const id = byLength.find(({byDefault}) => byDefault === match[0])?.id;
    if (id === undefined || (isList && id.endsWith('Region'))) return [];
    return [{id, start: match.index, end: match.index + match[0].length}];
  });
};
