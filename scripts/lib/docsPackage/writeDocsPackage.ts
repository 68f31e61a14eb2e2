import fs from 'node:fs';
import path from 'node:path';

import {createSlugger} from '@docusaurus/utils';
import {listName, twinAddress} from 'docusaurus-markdown-pages/address';
import {plainHeading, readTwin} from 'docusaurus-markdown-pages/twin-text';
import {compact} from 'embedded-docs-search/words';
import {isNamesFile, isTextFile, readAnchorCode} from 'embedded-docs-search/format';

import {site} from '../../../src/config/site';
import {
  anchorsFile,
  historyFolder,
  packageFile,
  packageName,
  pagesFolder,
  programFile,
  searchFolder,
} from '../../../src/docs-package/layout';
import {tools} from '../../../src/docs-package/tools';
import {historyAssets} from '../../../src/history/packages';
import {bundleProgram} from './bundleProgram';
import {createTarball} from './tarball';

/** Where the build has the search index, in a folder named by its hash. */
const builtSearchFolder = 'assets/search';

/** Files of a folder and the folders in it, with forward slashes, in an order that no machine changes. */
const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** The only folder in a folder of the build, which is named by its hash. */
const hashedFolder = (folder: string, place: string, what: string): string => {
  const [name] = fs.readdirSync(path.join(folder, place));
  if (name === undefined) throw new Error(`The build has no ${what}.`);
  return path.join(folder, place, name);
};

/** Ids and headings of the sections that the search has of a page. */
type SearchedSections = readonly (readonly [anchor: string, heading: string])[];

/** The sections of each page of the search index, by the page's address. */
const searchedSections = (indexFolder: string): Map<string, SearchedSections> => {
  const read = (file: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(indexFolder, file), 'utf8'));
  const names = read('names.json');
  if (!isNamesFile(names)) throw new Error("The build's search index has an unexpected format.");
  const texts = names.textFiles.flatMap((_, number) => {
    const file = read(`texts/${number}.json`);
    return isTextFile(file) ? file : [];
  });
  return new Map(
    names.pages.map(([, address], place) => [
      address,
      (texts[place]?.sections ?? []).map(
        ([code, heading]) => [readAnchorCode(code, heading), heading] as const,
      ),
    ]),
  );
};

/** The ids of a page's headings: those that the search knows, else what the framework makes of a heading. */
const anchorsOf = (markdown: string, searched: SearchedSections = []): string[] => {
  const slugger = createSlugger();
  let next = 0;
  return readTwin(markdown).sections.map(({level, heading}) => {
    if (level === 1) return '';
    const text = plainHeading(heading);
    const made = slugger.slug(text);
    const place = searched.findIndex(
      ([, known], index) => index >= next && compact(known) === compact(text),
    );
    if (place === -1) return made;
    next = place + 1;
    return searched[place]?.[0] ?? made;
  });
};

const readmeOf = (version: string, url: string): string => {
  const rows = tools.map(
    ({name, title, command}) => `| \`${name}\` | \`${command.name}\` | ${title} |`,
  );
  return `# ${packageName}

The documentation of Remotion ${version} for editors, assistants and terminals. It needs Node.js 20 or
later but no connection: your questions never leave your machine.

\`\`\`bash
npx -y ${url} search spring
\`\`\`

An assistant runs it without a command, as a Model Context Protocol server:

\`\`\`bash
npx -y ${url}
\`\`\`

Its tools and the equivalent commands:

| Tool | Command | What it does |
| --- | --- | --- |
${rows.join('\n')}

\`${pagesFolder}/\` has every page as Markdown. See ${site.url}/docs/ai/mcp for details.
`;
};

/**
 * Makes an npm package of a built site, with its pages as Markdown, its search and a program that answers from
 * them, and writes it into the site.
 *
 * @param folder the built site
 * @throws when the site has no search index or no API history, or a path is too long
 */
export const writeDocsPackage = async (
  folder: string,
  {siteDir, version}: {siteDir: string; version: string},
): Promise<void> => {
  const [indexFolder, releasesFolder] = [
    hashedFolder(folder, builtSearchFolder, 'search index'),
    hashedFolder(folder, historyAssets, 'API history'),
  ];
  const {code, notices} = await bundleProgram(siteDir, 'src/docs-package/main.ts');
  const searched = new Map(
    [...searchedSections(indexFolder)].map(([address, sections]) => [
      twinAddress(address.slice(site.baseUrl.length)),
      sections,
    ]),
  );
  const files = new Map<string, string>();
  const anchors: Record<string, string[]> = {};
  for (const file of filesBelow(folder)) {
    // The texts for assistants are made from the same pages.
    if (file !== listName && (!file.endsWith('.md') || file.startsWith('assets/'))) continue;
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    files.set(`${pagesFolder}/${file}`, text);
    if (file.endsWith('.md')) anchors[file] = anchorsOf(text, searched.get(file));
  }
  for (const [place, source] of [
    [searchFolder, indexFolder],
    [historyFolder, releasesFolder],
  ] as const) {
    for (const file of filesBelow(source)) {
      files.set(`${place}/${file}`, fs.readFileSync(path.join(source, file), 'utf8'));
    }
  }
  const url = `${site.url}${site.baseUrl}${packageFile(version)}`;
  const manifest = {
    name: packageName,
    version,
    description: `Offline documentation for Remotion ${version}, for editors, assistants and terminals`,
    homepage: `${site.url}${site.baseUrl}`,
    license: 'MIT',
    bin: {[packageName]: programFile},
    engines: {node: '>=20'},
  };
  files.set('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  files.set('README.md', readmeOf(version, url));
  files.set('LICENSE', fs.readFileSync(path.join(siteDir, 'LICENSE'), 'utf8'));
  files.set('NOTICES.txt', `${notices}\n`);
  files.set(anchorsFile, JSON.stringify(anchors));
  files.set(programFile, code);
  fs.writeFileSync(path.join(folder, packageFile(version)), createTarball(files, [programFile]));
};
