import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {listName, twinAddress} from 'docusaurus-markdown-pages/address';
import {plainHeading, readTwin} from 'docusaurus-markdown-pages/twin-text';
import {compact} from 'embedded-docs-search/words';
import {isNamesFile, isTextFile, readAnchorCode} from 'embedded-docs-search/format';

import {bundleProgram} from './bundleProgram';
import {anchorsFile, packageFile, pagesFolder, programFile, searchFolder} from './layout';
import type {DocsProgram} from './program';
import type {Tool} from './tool';
import {createTarball} from './tarball';

export {createTarball} from './tarball';

/** What a docs package is made of. */
export interface DocsPackage {
  /** What `runProgram` runs; its name becomes that of the package, whose README lists the tools. */
  readonly program: Pick<DocsProgram, 'name' | 'example'> & {
    readonly tools: readonly Pick<Tool, 'name' | 'title' | 'command'>[];
  };
  /** The module that calls `runProgram`: an absolute path. */
  readonly entry: string;
  /** What the docs describe, such as `Kettle`. */
  readonly product: string;
  /** Its version, which becomes that of the package. */
  readonly version: string;
  /** The address of the site's root, with a slash at the end. */
  readonly homepage: string;
  /** The page of the site that describes the package. */
  readonly helpUrl: string;
  /** The folder with the files of the search index. */
  readonly searchIndex: string;
  /** Further folders of JSON files, by their names in the package. */
  readonly folders?: Readonly<Record<string, string>>;
  /** The package's license: its name for npm, and its text. */
  readonly license: {readonly name: string; readonly text: string};
}

/** Files of a folder and the folders in it, with forward slashes, in an order that no machine changes. */
const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Ids and headings of the sections that the search has of a page. */
type SearchedSections = readonly (readonly [anchor: string, heading: string])[];

/** The sections of each page of the search index, by the page's address. */
const searchedSections = (indexFolder: string): Map<string, SearchedSections> => {
  const read = (file: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(indexFolder, file), 'utf8'));
  const names = read('names.json');
  if (!isNamesFile(names)) throw new Error('The search index has an unexpected format.');
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

/** The ids of a page's headings: those that the search knows, else what Docusaurus makes of a heading. */
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

const readmeOf = ({program, product, version, helpUrl}: DocsPackage, url: string): string => {
  const {name, example, tools} = program;
  const rows = tools.map(
    (tool) => `| \`${tool.name}\` | \`${tool.command.name}\` | ${tool.title} |`,
  );
  return `# ${name}

The documentation of ${product} ${version} for editors, assistants and terminals. It needs Node.js 20 or
later but no connection: your questions never leave your machine.

\`\`\`bash
npx -y ${url} ${example}
\`\`\`

An assistant runs it without a command, as a Model Context Protocol server:

\`\`\`bash
npx -y ${url}
\`\`\`

Its tools and the equivalent commands:

| Tool | Command | What it does |
| --- | --- | --- |
${rows.join('\n')}

\`${pagesFolder}/\` has every page as Markdown. See ${helpUrl} for details.
`;
};

/**
 * Makes an npm package of a built site, with its pages as Markdown, its search and a program that answers from
 * them, and writes it into the site's root. The same site makes the same bytes.
 *
 * @param folder the built site, with its Markdown twins
 * @throws when the search index can't be read, or a path is too long
 */
export const packDocs = async (folder: string, docs: DocsPackage): Promise<void> => {
  const {product, version, homepage, license, searchIndex, folders = {}} = docs;
  const {name} = docs.program;
  const {pathname: base} = new URL(homepage);
  const {code, notices} = await bundleProgram(docs.entry);
  const searched = new Map(
    [...searchedSections(searchIndex)].map(([address, sections]) => [
      twinAddress(address.slice(base.length)),
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
  for (const [place, source] of Object.entries({[searchFolder]: searchIndex, ...folders})) {
    for (const file of filesBelow(source)) {
      files.set(`${place}/${file}`, fs.readFileSync(path.join(source, file), 'utf8'));
    }
  }
  const program = programFile(name);
  const manifest = {
    name,
    version,
    description: `Offline documentation for ${product} ${version}, for editors, assistants and terminals`,
    homepage,
    license: license.name,
    bin: {[name]: program},
    engines: {node: '>=20'},
  };
  const tarball = packageFile(name, version);
  files.set('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  files.set('README.md', readmeOf(docs, homepage + tarball));
  files.set('LICENSE', license.text);
  files.set('NOTICES.txt', `${notices}\n`);
  files.set(anchorsFile, JSON.stringify(anchors));
  files.set(program, code);
  fs.writeFileSync(path.join(folder, tarball), createTarball(files, [program]));
};
