import escapeRegExp from 'escape-string-regexp';

import {TOOLKIT_VERSION} from '../../../src/plugins/toolkit-api/entries';

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
  /"(remotion|@remotion\/[a-z\d-]+)":\s*"([\^~]?4\.0\.\d+)"/gu,
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
