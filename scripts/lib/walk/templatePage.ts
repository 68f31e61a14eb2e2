import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {List, ListItem, Nodes, Root} from 'mdast';
import {z} from 'zod';

import {filesIn} from '../../../src/content/files';
import {treeOf, type Page} from '../../../src/content/page';
import {templates} from '../../../src/data/templates';
import type {Template} from '../../../src/data/templates.schema';

/** The template that a page is about; undefined for other pages, and for templates that are sold. */
export const templateOf = ({file}: Pick<Page, 'file'>): Template | undefined => {
  const slug = /^src\/pages\/templates\/([a-z-]+)\.mdx$/u.exec(file)?.[1];
  return templates.find((template) => template.slug === slug && template.product === undefined);
};

/** What a template's page says about the project that its command makes. */
export interface StatedProject {
  /** The first line of the first shell block. */
  readonly command: string;
  /** Files and folders of the tree, relative to the project; folders end with a slash. */
  readonly files: readonly string[];
  /** Scripts that the page runs. */
  readonly scripts: readonly string[];
  /** What it says about the license in `package.json`; undefined when it says nothing. */
  readonly license: 'UNLICENSED' | 'none' | undefined;
}

const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);

const findNode = (node: Nodes, isIt: (candidate: Nodes) => boolean): Nodes | undefined => {
  if (isIt(node)) return node;
  for (const child of childrenOf(node)) {
    const found = findNode(child, isIt);
    if (found) return found;
  }
  return undefined;
};

const isFileName = (name: string): boolean => /^[\w./-]+(?:\.\w+|\/)$/u.test(name);

/**
 * The paths of an item of a tree: the names before the colon, and after it those of a folder's files.
 */
const pathsOfItem = (item: ListItem, folder: string): string[] => {
  const before: string[] = [];
  const after: string[] = [];
  let isAfter = false;
  for (const node of item.children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [],
  )) {
    if (node.type === 'text' && node.value.includes(':')) isAfter = true;
    if (node.type === 'inlineCode') (isAfter ? after : before).push(node.value);
  }
  const [first = ''] = before;
  const inner = folder + first;
  const lists = item.children.filter((child): child is List => child.type === 'list');
  return [
    ...before.map((name) => folder + name),
    ...(first.endsWith('/') ? after.filter(isFileName).map((name) => inner + name) : []),
    ...lists.flatMap((list) => list.children.flatMap((child) => pathsOfItem(child, inner))),
  ];
};

const treePaths = (root: Root): string[] => {
  const tree = findNode(
    root,
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'FileTree',
  );
  return (tree ? childrenOf(tree) : []).flatMap((list) =>
    list.type === 'list' ? list.children.flatMap((item) => pathsOfItem(item, '')) : [],
  );
};

const licenseIn = (text: string): StatedProject['license'] => {
  if (text.includes('`package.json` says `UNLICENSED`')) return 'UNLICENSED';
  return text.includes('`package.json` names no license') ? 'none' : undefined;
};

/** Reads what a template's page says about its project; undefined when the page can't be read. */
export const readStatedProject = async (page: Page): Promise<StatedProject | undefined> => {
  const root = await treeOf(page);
  if (!root) return undefined;
  const block = findNode(root, (node) => node.type === 'code' && node.lang === 'bash');
  return {
    command: block?.type === 'code' ? (block.value.split('\n')[0] ?? '') : '',
    files: treePaths(root),
    scripts: [
      ...new Set(
        [...page.text.matchAll(/\b(?:npm|bun) run ([\w:-]+)/gu)].map(([, name = '']) => name),
      ),
    ],
    license: licenseIn(page.text),
  };
};

const manifestSchema = z.object({
  license: z.string().optional(),
  scripts: z.record(z.string()),
});

const SOURCE = /\.(?:[cm]?[jt]sx?)$/u;

/** What a project lacks of what its page and its entry say about it: one message each. */
export const projectProblems = (
  folder: string,
  stated: StatedProject,
  {composition, license}: Pick<Template, 'composition' | 'license'>,
): string[] => {
  const manifestFile = path.join(folder, 'package.json');
  if (!existsSync(manifestFile))
    return ['the command creates no project: there is no package.json'];
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const problems = [
    ...stated.files
      .filter((name) => !existsSync(path.join(folder, name)))
      .map((name) => `${name} is in the tree, but not in the project`),
    ...stated.scripts
      .filter((name) => !Object.hasOwn(manifest.scripts, name))
      .map((name) => `the project has no script "${name}"`),
  ];
  const inManifest = manifest.license ?? 'none';
  if (stated.license !== undefined && stated.license !== inManifest) {
    problems.push(`the license in package.json is ${inManifest}, the page says ${stated.license}`);
  }
  const files = filesIn(folder).filter((name) => !name.startsWith('.git/'));
  const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const readme = files.find((name) => /^readme\.md$/iu.test(name));
  if (license === 'mit' && !/licensed under MIT/iu.test(readme === undefined ? '' : textOf(readme)))
    problems.push('the README does not say that the code is licensed under MIT');
  if (
    composition &&
    !files.some(
      (name) =>
        SOURCE.test(name) && new RegExp(`["'\`]${composition.id}["'\`]`, 'u').test(textOf(name)),
    )
  )
    problems.push(`no file has a composition with the id ${composition.id}`);
  return problems;
};
