// Which files a module needs, told from its text: what it imports, and the scripts and fixtures that it names.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {z} from 'zod';

const ENDINGS = ['', '.ts', '.tsx', '.cjs', '.mjs', '.json', '/index.ts', '/index.tsx'];

const manifestShape = z.object({
  name: z.string(),
  exports: z.record(z.union([z.string(), z.object({default: z.string()})])),
});

const isFile = (file: string): boolean =>
  fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

/** How modules name the files of a project. */
export interface ImportGraphOptions {
  /** The folder of the packages that modules import by name, from the root. Default: `packages`. */
  readonly packages?: string;
  /** What imports from the root begin with, such as `@site/`. */
  readonly rootAlias?: string;
  /**
   * Folders at the root whose files a module also needs if a text in it names their path, for programs that it starts
   * and files that it reads. Without it, only imports count.
   */
  readonly namedIn?: readonly string[];
}

/** The files that packages of this repository export, by the name with which they are imported. */
const readExports = (root: string, packages: string): ReadonlyMap<string, string> => {
  const folder = path.join(root, packages);
  if (!fs.existsSync(folder)) return new Map();
  const manifests = fs
    .readdirSync(folder)
    // Hidden ones are of tools that are at work.
    .filter((name) => !name.startsWith('.'))
    .filter((name) => fs.existsSync(path.join(folder, name, 'package.json')));
  return new Map(
    manifests.flatMap((directory) => {
      const {name, exports} = manifestShape.parse(
        JSON.parse(fs.readFileSync(path.join(folder, directory, 'package.json'), 'utf8')),
      );
      return Object.entries(exports).map(([entry, target]) => [
        path.posix.join(name, entry),
        path.posix.join(packages, directory, typeof target === 'string' ? target : target.default),
      ]);
    }),
  );
};

/** Whether a text is what a module imports, for its values or its types. */
const isImported = ({parent}: ts.StringLiteralLike): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isCallExpression(parent) &&
    (parent.expression.kind === ts.SyntaxKind.ImportKeyword ||
      (ts.isIdentifier(parent.expression) && parent.expression.text === 'require')));

/** The texts in a module that may lead to other files: of its imports, or all of them. */
const textsIn = (file: string, source: string, isAll: boolean): string[] => {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && (isAll || isImported(node))) texts.push(node.text);
    if (ts.isTemplateExpression(node) && isAll) texts.push(node.head.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true));
  return texts;
};

/**
 * Finds the files of a project that a module needs directly: its imports, and paths such as `scripts/start.ts` that it
 * names.
 *
 * @param file from the root, with forward slashes
 */
const filesNamedIn = (
  root: string,
  exported: ReadonlyMap<string, string>,
  file: string,
  {rootAlias, namedIn = []}: ImportGraphOptions,
): string[] => {
  const isAll = namedIn.length > 0;
  const found = new Set<string>();
  for (const text of textsIn(file, fs.readFileSync(path.join(root, file), 'utf8'), isAll)) {
    const ofPackage = exported.get(text);
    if (ofPackage !== undefined) {
      found.add(ofPackage);
      continue;
    }
    const isRelative = /^\.{1,2}\//u.test(text);
    const isNamed = namedIn.includes(text.split('/', 1)[0] ?? '') && /^\w+\/[\w./-]+$/u.test(text);
    const place =
      rootAlias !== undefined && text.startsWith(rootAlias)
        ? text.slice(rootAlias.length)
        : isRelative
          ? path.posix.join(path.posix.dirname(file), text)
          : isNamed
            ? text
            : undefined;
    if (place === undefined || place.startsWith('..')) continue;
    const ending = ENDINGS.find((candidate) => isFile(path.join(root, place + candidate)));
    if (ending !== undefined) found.add(place + ending);
  }
  return [...found];
};

/** Follows what modules need. */
export interface ImportGraph {
  /** The files that a module needs itself. */
  readonly directOf: (file: string) => readonly string[];
  /** All files that a file needs, directly or not, itself among them. */
  readonly neededBy: (file: string) => ReadonlySet<string>;
}

/**
 * Opens the graph of a project; each module is read once.
 *
 * @throws when a package has no name or no exports; in use, when there is no such file
 */
export const openImportGraph = (root: string, options: ImportGraphOptions = {}): ImportGraph => {
  const exported = readExports(root, options.packages ?? 'packages');
  const direct = new Map<string, readonly string[]>();
  const known = new Map<string, Set<string>>();
  const directOf = (file: string): readonly string[] => {
    const isModule = /\.[cm]?[jt]sx?$/u.test(file);
    const files = direct.get(file) ?? (isModule ? filesNamedIn(root, exported, file, options) : []);
    direct.set(file, files);
    return files;
  };
  return {
    directOf,
    neededBy: (file) => {
      const needed = known.get(file) ?? new Set<string>([file]);
      if (!known.has(file)) {
        const queue = [file];
        for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
          for (const other of directOf(next)) {
            if (needed.has(other)) continue;
            needed.add(other);
            queue.push(other);
          }
        }
        known.set(file, needed);
      }
      return needed;
    },
  };
};
