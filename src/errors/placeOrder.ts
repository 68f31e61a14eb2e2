/** What the order of places depends on. */
interface Place {
  readonly url: string;
  readonly title: string;
  readonly kind: string;
}

/** Kinds of pages, from those about the message to those that mention it; others come last. */
const kinds = ['troubleshooting', 'api', 'cli', 'index', 'guide'];

/** Pages that list and explain messages, although they are guides. */
const listOfMessages = /\/messages(?:#|$)/u;

const rankOf = ({kind, url}: Place): number => {
  const place = listOfMessages.test(url) ? 0 : kinds.indexOf(kind);
  return place < 0 ? kinds.length : place;
};

const pageOf = ({url}: Place): string => url.replace(/#.*$/u, '');

const depthOf = (place: Place): number => pageOf(place).split('/').length;

/** The name in a title such as `interpolate()` or `<Audio>`. */
const nameIn = (title: string): string | undefined =>
  /^<?([A-Za-z][\w.]*)(?:\(\)|>)$/u.exec(title)?.[1];

/** What a text mentions, which decides which pages are chosen. Read once, because a paste can be long. */
export interface Mentions {
  /** Names in code, including stack traces: `at Object.name (…)`. */
  readonly names: ReadonlySet<string>;
  /** Docs folders whose packages appear in a stack trace. */
  readonly packages: ReadonlySet<string>;
  /** Areas that it says nothing about. */
  readonly otherAreas: readonly Area[];
  readonly fileTypes: readonly FileType[];
}

/** Whether a text has the name that a page documents. */
export const isNamed = ({names}: Mentions, {title}: Pick<Place, 'title'>): boolean => {
  const name = nameIn(title);
  return name !== undefined && names.has(name);
};

/** Whether the stack trace in a text contains the package that a page belongs to. */
export const isOfPackage = ({packages}: Mentions, {url}: Pick<Place, 'url'>): boolean => {
  const folder = /^\/docs\/([\w-]+)\//u.exec(url)?.[1];
  return folder !== undefined && packages.has(folder);
};

/** A part of the docs about one provider or product, and the words in a text about it. */
interface Area {
  readonly pages: RegExp;
  readonly words: RegExp;
}

/**
 * What a Go program prints when it crashes: Remotion's Go client is for Lambda. esbuild and Bun crash in the
 * same way.
 */
const goProgram = /^(?:panic: |goroutine \d)(?![^]{0,999}(?:esbuild|Bun has))/imu;

const areas: readonly Area[] = [
  {
    pages: /^\/docs\/lambda(?:[/#]|$)/u,
    words: new RegExp(`lambda|aws|amazon|the main function|${goProgram.source}`, 'imu'),
  },
  {pages: /^\/docs\/cloudrun(?:[/#]|$)/u, words: /cloud ?run|gcp|google/iu},
  {pages: /^\/docs\/recorder(?:[/#]|$)/u, words: /recorder/iu},
];

/** Whether a page is about a provider or product that a text doesn't mention. */
export const isOfOtherArea = ({otherAreas}: Mentions, {url}: {readonly url: string}): boolean =>
  otherAreas.some(({pages}) => pages.test(url));

/** Pages about the clouds that render. */
const cloudPage = /^\/docs\/(?:lambda|cloudrun)(?:[/#]|$)/u;

/** Words that mean these clouds. Google alone can also mean the browser or the fonts. */
const cloudWords =
  /lambda|the main function|\baws(?![a-z])|amazon|cloud ?run|\bgcp\b|google[ -]?cloud/iu;

/** Whether a page is about a cloud that renders. */
export const isCloudPage = ({url}: {readonly url: string}): boolean => cloudPage.test(url);

/** The address of the first page of the docs, which is about creating a project, or of a heading there. */
export const firstPage = /^\/docs\/*(?:#|$)/u;

/** Whether a text mentions a cloud that renders. */
export const mentionsCloud = (text: string): boolean =>
  cloudWords.test(text) || goProgram.test(text);

/** Files that a text mentions, and the titles of pages about such files. */
interface FileType {
  readonly files: RegExp;
  readonly titles: RegExp;
}

const fileTypes: readonly FileType[] = [
  {files: /\.(?:mp4|webm|mov|mkv)\b/iu, titles: /video/iu},
  {files: /\.(?:mp3|wav|aac|m4a|ogg)\b/iu, titles: /audio/iu},
  {files: /\.(?:png|jpe?g|webp|svg|avif)\b/iu, titles: /img|image/iu},
];

/** Reads what a text mentions. */
export const readMentions = (text: string): Mentions => {
  const traces = text.match(/^[^\S\n]*at .*$/gmu) ?? [];
  return {
    names: new Set([
      ...(text.match(/(?<![\w./-])[A-Za-z][\w.-]*/gu) ?? []),
      ...[...text.matchAll(/\bObject\.([\w.-]+)/gu)].map(([, name = '']) => name),
    ]),
    packages: new Set(
      traces.flatMap((line) =>
        [...line.matchAll(/@remotion\/([\w-]+)(?=\/)/gu)].map(([, folder = '']) => folder),
      ),
    ),
    otherAreas: areas.filter(({words}) => !words.test(text)),
    fileTypes: fileTypes.filter(({files}) => files.test(text)),
  };
};

const isAboutFile = (mentions: Mentions, {title}: Place): boolean =>
  mentions.fileTypes.some(({titles}) => titles.test(title));

const isAboutErrors = ({url}: Place): boolean => /#errors\b/u.test(url);

/**
 * The places that explain a message, best first: pages about a problem, the page of the function that the
 * text names, other reference pages, guides.
 *
 * @param mentions those of the message, or of what was pasted
 */
export const placeOrder = <T extends Place>(places: readonly T[], mentions: Mentions): T[] => {
  const keys = new Map(
    places.map((place) => [
      place,
      [
        isOfOtherArea(mentions, place) ? 1 : 0,
        rankOf(place) === 0 ? 0 : 1,
        isNamed(mentions, place) ? 0 : 1,
        rankOf(place),
        isAboutFile(mentions, place) ? 0 : 1,
        isAboutErrors(place) ? 0 : 1,
        depthOf(place),
        pageOf(place).length,
      ],
    ]),
  );
  const compare = (a: T, b: T): number => {
    const [first = [], second = []] = [keys.get(a), keys.get(b)];
    const at = first.findIndex((key, index) => key !== second[index]);
    return at < 0 ? a.url.localeCompare(b.url, 'en') : (first[at] ?? 0) - (second[at] ?? 0);
  };
  return [...places].sort(compare);
};
