import escapeRegExp from 'escape-string-regexp';

import {TOOLKIT_VERSION} from '../../../src/config/toolkit';

/** A version in a place where the site should name another one. */
export interface OtherVersion {
  /** Place in the page, from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Lines that a sample takes away. */
const REMOVED = /\[!code --\]/u;

/** A range that a package names for its peers. */
const PEER_RANGE = '^4.0.0';

/** Ways to name a package with its version. The first group is the package, the second the version. */
const FORMS = [
  // remotion@4.0.319, npm:@remotion/lambda-client@4.0.319, https://unpkg.com/@remotion/noise@4.0.319
  /((?<![\w@./-])remotion|@remotion\/[a-z\d-]+)@([\^~v]?\d[\w.-]*\w)/gu,
  // "@remotion/cli": "4.0.319"
  /"(remotion|@remotion\/[a-z\d-]+)":\s*"(\d+\.\d+\.\d+|[\^~]\d+\.\d+\.[1-9]\d*)"/gu,
  // The clients for Python, PHP, Go and Ruby.
  /\b(remotion-lambda)==(\d[\d.]*\d)/gu,
  /(?<![@\w])(remotion\/lambda):(\d[\d.]*\d)/gu,
  /\b(lambda_go_sdk)@v?(\d[\d.]*\d)/gu,
  /"(remotion_lambda)",\s*"(\d[\d.]*\d)"/gu,
  // A link to the toolkit's sources.
  /github\.com\/(remotion-dev\/remotion)\/(?:blob|tree|raw)\/v(\d[\d.]*\d)/gu,
] as const;

/**
 * Finds each package of the toolkit that a page names with another version than it describes: in
 * commands, files, code and links. Sentences may say what another version changes.
 */
export const otherVersions = (text: string): OtherVersion[] =>
  text.split('\n').flatMap((lineText, index) =>
    REMOVED.test(lineText)
      ? []
      : FORMS.flatMap((form) =>
          [...lineText.matchAll(form)]
            .filter(([, , version = '']) => ![TOOLKIT_VERSION, PEER_RANGE].includes(version))
            .map(({index: at, 1: name = '', 2: version = ''}) => ({
              line: index + 1,
              column: at + 1,
              message: `${name}@${version}: these docs describe ${TOOLKIT_VERSION}`,
            })),
        ),
  );

/** A version of the toolkit in a sentence, a cell or a value, not that of a package beside its name. */
const IN_TEXT = /(?<![\d.\w@/^"~>-]|="|\[v?)v?([34]\.\d+\.\d+)(?![\d.]*\d|[-\w])/gu;

/** The version in the name of a function, a service or a site, with dots as hyphens. */
const IN_NAMES = /(?<![\w.])(?:[a-z]+-)+(4-0-\d+)(?!\d)/gu;

/** What comes before a version that changed something: it may be any earlier one. */
const OF_HISTORY =
  /(?:\b(?:since|from|before|after|until|as of|added in|removed in|go back\*{0,2} to|published with)(?: version| Remotion| version of Remotion)?[\s*]+|\d to |: \{remotion: )$/iu;

/** What follows one. */
const TO_HISTORY = /^ (?:or (?:earlier|later)|to \d)/u;

/** Versions of other packages, of an older project, and later ones whose package isn't installed. */
const OTHERS: readonly {readonly pages: RegExp; readonly versions: readonly string[]}[] = [
  {pages: /^docs\/(?:schemas|zod-types\/index)\.mdx$/u, versions: ['3.22.3']},
  {pages: /^docs\/tailwind\/tailwind\.mdx$/u, versions: ['3.4.13']},
  {pages: /^docs\/tailwind-v4\/overview\.mdx$/u, versions: ['4.1.1']},
  {pages: /^docs\/version-mismatch\.mdx$/u, versions: ['4.0.300']},
  {pages: /^docs\/cloudrun\/(?:cli\/services\/ls|upgrading)\.mdx$/u, versions: ['4-0-318']},
  {pages: /^docs\/_windows-upload\.mdx$/u, versions: ['4.0.324']},
  {pages: /^docs\/ai\/mcp\.mdx$/u, versions: ['4.0.200', '4.0.332', '4.0.527']},
  {pages: /^docs\/history\/index\.mdx$/u, versions: ['4.0.302', '4.0.305']},
  {pages: /^docs\/media-parser\/fields\.mdx$/u, versions: ['4.0.328']},
  {pages: /^docs\/rive\/index\.mdx$/u, versions: ['4.0.383']},
  {pages: /^docs\/whisper-web\/transcribe\.mdx$/u, versions: ['4.0.340']},
];

/** A creator that makes a project of another version; some templates exist only in a later one. */
const CREATOR = /\bcreate-video@(?:[\^~v]?\d[\w.-]*\w)/gu;

/**
 * Finds versions in sentences that are neither the described one, nor linked to where later ones are explained,
 * nor said to have changed something.
 */
export const versionsInText = (page: string, text: string): OtherVersion[] =>
  text.split('\n').flatMap((lineText, index) =>
    [IN_TEXT, IN_NAMES]
      .flatMap((form) => [...lineText.matchAll(form)])
      .flatMap((match) => {
        const [words, version = ''] = match;
        const at = match.index + words.length - version.length;
        const known = [TOOLKIT_VERSION, TOOLKIT_VERSION.replace(/\./gu, '-')];
        if (known.includes(version) || REMOVED.test(lineText)) return [];
        if (OF_HISTORY.test(lineText.slice(0, match.index))) return [];
        if (TO_HISTORY.test(lineText.slice(at + version.length))) return [];
        if (OTHERS.some(({pages, versions}) => pages.test(page) && versions.includes(version)))
          return [];
        // A page that links it once may name it again, but each "At 4.0.320," has its link.
        const isStated = /\bat $/iu.test(lineText.slice(0, match.index));
        if (page === VERSIONS_PAGE || (!isStated && text.includes(`[${version}](`))) return [];
        const message = `${version}: these docs describe ${TOOLKIT_VERSION}; for an earlier version, say what has changed since it; link a later one to ${VERSIONS_LINK}`;
        return [{line: index + 1, column: at + 1, message}];
      })
      .concat(
        [...lineText.matchAll(CREATOR)].map(({0: words, index: at}) => ({
          line: index + 1,
          column: at + 1,
          message: `${words}: write create-video@latest, which creates projects at any version`,
        })),
      ),
  );

/** Where the later versions are listed that the checks install. */
const VERSIONS_PAGE = 'docs/contributing/docs.mdx';

const VERSIONS_LINK = '/docs/contributing/docs#versions';

/** A version that a statement was tried with, linked to where that is explained. */
const TRIED = /\[(4\.0\.\d+)\]\((?:\/docs\/contributing\/docs)?#versions\)/gu;

/** A statement about the version that the pages describe. */
const STATED = new RegExp(`\\bat ${escapeRegExp(TOOLKIT_VERSION)}(?![\\d-])`, 'giu');

/** Clients in other languages are not installed, so none of their statements is tried with a later version. */
const OTHER_CLIENTS = ['go', 'php', 'python', 'ruby'].map((name) => `docs/lambda/${name}.mdx`);

/**
 * Finds statements about the described version on the pages of a package that the checks use at a
 * later one, and statements that name a version which no package has anymore.
 *
 * @param installed versions by package
 */
export const untriedStatements = (
  page: string,
  text: string,
  installed: Readonly<Record<string, string>>,
): OtherVersion[] => {
  const folder = /^docs\/([a-z\d-]+)(?:\/|\.mdx$)/u.exec(page)?.[1] ?? '';
  const name = `@remotion/${folder}`;
  const version = OTHER_CLIENTS.includes(page) ? undefined : installed[name];
  const isLater = version !== undefined && version !== TOOLKIT_VERSION;
  return text.split('\n').flatMap((lineText, index) => {
    const found = (at: number, message: string): OtherVersion => ({
      line: index + 1,
      column: at + 1,
      message,
    });
    return [
      ...(isLater ? [...lineText.matchAll(STATED)] : []).map(({index: at}) =>
        found(
          at,
          `${name} is installed at ${version}: say what was tried, at [${version}](/docs/contributing/docs#versions)`,
        ),
      ),
      ...[...lineText.matchAll(TRIED)]
        .filter(([, tried = '']) => !Object.values(installed).includes(tried))
        .map(({index: at, 1: tried = ''}) => found(at, `no package is installed at ${tried}`)),
    ];
  });
};
