import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import ts from 'typescript';

import {readSource} from '../../../scripts/lib/messages/corpus';
import {fits} from '../../../scripts/lib/messages/match';
import {contentFiles} from '../../../src/content/files';
import {readPage} from '../../../src/content/page';

const ROOT = path.resolve(__dirname, '../../..');

/** What readers of the docs can't meet, and what is too short to be told from other text. */
const WITHOUT_PLACE = [
  // A script of the toolkit's team, code for its tests, and a list of handles for debugging it.
  /^(?:layerArn|Version) is null$/,
  /^should only be executed in test /,
  /^There are %d handle/,
  /^\(unknown stack trace\)$/,
  // Names that are filled into another message.
  /^AWS_\w+ or REMOTION_AWS_\w+$/,
  /^Retrying in …ms\.$/,
  // Never shown: it is thrown for `NotFound`, and S3 answers a request for a missing object with `NoSuchKey`.
  /^No render with ID "…" found/,
  // Never shown: the ID of a still fails before, with "Cannot merge stills".
  /^You don't need to call getRenderProgress\(\) on a still render/,
];

/** Literal texts of errors, and of errors and warnings that are logged, in a file of a package. */
const readReports = (code: string): string[][] => {
  const source = ts.createSourceFile('a.js', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const reports: string[][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
      const name = node.expression.getText(source);
      const isError = ts.isNewExpression(node) && name.endsWith('Error');
      const isLogged = /(?:Log\.(?:error|warn)|console\.(?:error|warn))$/u.test(name);
      const text = (node.arguments ?? [])
        .filter(() => isError || isLogged)
        .flatMap((argument) => readSource(`(${argument.getText(source)})`).slice(0, 1))[0];
      if (text) reports.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return reports;
};

const filesBelow = (folder: string, extension: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension) && !/\besm[\\/]/u.test(file))
    .map((file) => path.join(folder, file));

const reportsOf = (name: string): string[][] =>
  filesBelow(path.join(ROOT, 'node_modules/@remotion', name, 'dist'), '.js').flatMap((file) =>
    readReports(readFileSync(file, 'utf8')),
  );

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}/gu) ?? [];

let quoted: {text: string; words: string[]}[] = [];

/** Comparing letters takes long, so that texts without common words aren't compared. */
const isQuoted = (parts: readonly string[]): boolean => {
  const known = new Set(parts.flatMap(wordsOf));
  return quoted.some(
    ({text, words}) =>
      words.filter((word) => known.has(word)).length >= Math.min(2, words.length) &&
      fits(text, parts),
  );
};

test.beforeAll(async () => {
  const pages = await Promise.all(contentFiles(ROOT).map((file) => readPage(ROOT, file)));
  quoted = pages
    .flatMap(({quotations}) => quotations)
    .map(({text}) => ({text, words: wordsOf(text)}));
});

test('reports of a source are read', () => {
  expect(
    readReports(`
      throw new TypeError(\`The size must be \${size} or less\`);
      Log.warn({indent: false}, 'Something looks wrong here');
      Log.info({indent: false}, 'Something looks right here');
    `),
  ).toEqual([['The size must be ', ' or less'], ['Something looks wrong here']]);
});

for (const name of ['lambda', 'lambda-client', 'cloudrun', 'serverless', 'serverless-client']) {
  test(`a page quotes each error and warning of @remotion/${name}`, () => {
    const reports = reportsOf(name);
    expect(reports.length).toBeGreaterThan(10);
    const texts = reports
      .filter((parts) => !isQuoted(parts))
      .map((parts) => parts.join('…').trim());
    const missing = texts.filter((text) => !WITHOUT_PLACE.some((known) => known.test(text)));
    expect([...new Set(missing)], 'quote it on docs/lambda/troubleshooting/messages').toEqual([]);
  });
}
