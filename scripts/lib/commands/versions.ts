import {TOOLKIT_VERSION} from '../../../src/plugins/toolkit-api/entries';

/** A package of the toolkit at another version than the site describes. */
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
