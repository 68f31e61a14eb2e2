import ts from 'typescript';

/**
 * Adds a template to the source of src/data/templates.ts, at the end. Its summary, drawing, stack
 * and purpose are for the author to say.
 *
 * @throws Error when the source has no list of templates
 */
export const addTemplate = (text: string, slug: string, name: string): string => {
  const source = ts.createSourceFile('templates.ts', text, ts.ScriptTarget.ES2022);
  const list = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations])
    .find((item) => ts.isIdentifier(item.name) && item.name.text === 'templates')?.initializer;
  const last = list && ts.isArrayLiteralExpression(list) ? list.elements.at(-1) : undefined;
  if (!last) throw new Error('src/data/templates.ts has no list named templates');
  const entry = `{slug: '${slug}', name: '${name}', summary: '', drawing: '', stack: [], purpose: [], repository: ours('template-${slug}')}`;
  return `${text.slice(0, last.end)}, ${entry}${text.slice(last.end)}`;
};
