import type {Nodes} from 'mdast';
import {nearest} from 'embedded-docs-search/nearest';
import type {Finding} from 'mdx-docs-checker/findings';
import {attributeOf} from 'mdx-docs-checker/page';

/** Finds tags that play a demo which doesn't exist. */
export const demoFindings = (
  file: string,
  nodes: readonly Nodes[],
  ids: readonly string[],
): Finding[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    const {name, position} = node;
    if (!/^(?:\w*Demo|Playground)$/u.test(name ?? '')) return [];
    const place = {file, line: position?.start.line ?? 1, column: position?.start.column ?? 1};
    const tag = `<${name ?? ''}>`;
    if (node.type === 'mdxJsxTextElement') {
      const message = `${tag} is within a paragraph`;
      return [{...place, code: 'demo', message, todo: 'put it on a line of its own'}];
    }
    const id = attributeOf(node, 'id');
    if (id === undefined) {
      const message = `${tag} has no id`;
      return [{...place, code: 'demo', message, todo: 'name a folder of src/demos: id="fade-in"'}];
    }
    if (ids.includes(id)) return [];
    const near = nearest(id, ids) ?? ids.find((other) => other.includes(id) || id.includes(other));
    return [
      {
        ...place,
        code: 'demo',
        message: `there is no demo "${id}"`,
        todo: near
          ? `write id="${near}"`
          : `create it with npm run new -- ${id} --kind demo, or name a folder of src/demos`,
      },
    ];
  });
