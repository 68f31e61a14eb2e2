import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  inlineSourceMap: true,
};

/** Name of the JavaScript file that a file of a sample becomes. */
export const outputName = (file: string): string =>
  file.endsWith('.json') ? `${file}.js` : file.replace(/\.[jt]sx?$/u, '.js');

/** Points relative imports at the files that the samples of a group become. */
const resolveRelative: ts.TransformerFactory<ts.SourceFile> = (context) => (source) => {
  const nameOf = (specifier: string) =>
    /\.[jt]sx?$|\.json$/u.test(specifier) ? outputName(specifier) : `${specifier}.js`;
  const visit = (node: ts.Node): ts.Node =>
    ts.isStringLiteral(node) &&
    node.text.startsWith('.') &&
    (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent))
      ? context.factory.createStringLiteral(nameOf(node.text))
      : ts.visitEachChild(node, visit, context);
  return ts.visitEachChild(source, visit, context);
};

/** JavaScript of a sample's file; types are dropped unchecked. */
export const transpile = (code: string, file: string): string =>
  file.endsWith('.json')
    ? `export default ${code};`
    : ts.transpileModule(code, {
        fileName: file,
        compilerOptions: OPTIONS,
        transformers: {before: [resolveRelative]},
      }).outputText;
