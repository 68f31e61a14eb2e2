import ts from 'typescript';

/** A text that a reader sees, and the line on which it begins, counted from 1. */
export interface ProseText {
  readonly text: string;
  readonly line: number;
}

/** At least three words, the first of which begins with a letter: shorter strings are names and keys. */
const isProse = (text: string): boolean =>
  /^[“"(]?\p{L}/u.test(text) && text.split(' ').length >= 3;

const isCode = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  (ts.isJsxAttribute(node.parent) && /^d$|className$/iu.test(node.parent.name.getText()));

/** The texts in a source's strings, templates (only the fixed parts) and JSX. */
export const proseStrings = (source: string, file = 'source.tsx'): ProseText[] => {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const found: ProseText[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText && !isCode(node)) {
      const text = node.text.replace(/\s+/gu, ' ').trim();
      if (isProse(text)) {
        const {line} = root.getLineAndCharacterOfPosition(node.getStart());
        found.push({text, line: line + 1});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
};
