import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const FILE = 'src/theme/MDXComponents/index.tsx';

/** Tags that the theme's own table has. */
const OF_THEME = ['Head', 'Details', 'Admonition', 'Mermaid'] as const;

/** Tags that a plugin for pages replaces. */
const OF_PLUGINS = ['Signature'] as const;

/** The tags that every page can use without importing them, as the theme's table has them. */
export const sharedComponents = (root: string): string[] => {
  const text = fs.readFileSync(path.join(root, FILE), 'utf8');
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isShorthandPropertyAssignment(node)) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('components.tsx', text, ts.ScriptTarget.ES2022));
  if (names.length === 0) throw new Error(`${FILE} has no table of components`);
  return [...names, ...OF_THEME, ...OF_PLUGINS];
};
