import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {defineFact, noteFact} from '../content/dependencies';
import {filesIn} from '../content/files';
import {hashOfFiles} from '../content/diskCache';
import {componentName, demoSource, demosDir, readDemo} from '../demos/read';
import {isEditable} from '../playground/editable/demoProjects';

const attributeValue = (node: MdxJsxFlowElement, name: string): string | undefined => {
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
};

/** Components that get a demo by its id: `<Demo>`, `<SizesDemo>` and others, and `<Playground>`. */
const withDemo = /^(?:\w*Demo|Playground)$/;

/** The files of a demo. */
defineFact('demo', (siteDir, id) => {
  const folder = path.join(demosDir(siteDir), id);
  return hashOfFiles(filesIn(folder).map((file) => path.join(folder, file)));
});

/**
 * Remark plugin: gives each `<Demo id="…" />` and `<Playground id="…" />` its data and, as children,
 * the source of the composition that it plays, unless it is `withoutCode`. If the editor can run the
 * code, the element gets `editable`. Throws on an unknown id.
 */
export const remarkDemos =
  ({siteDir}: {siteDir: string}): Transformer<Root> =>
  (root, file) => {
    visit(root, 'mdxJsxTextElement', ({name}: MdxJsxTextElement) => {
      if (name === 'Demo')
        throw new Error('<Demo> stands on a line of its own, not within a text.');
    });
    const nodes: MdxJsxFlowElement[] = [];
    visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== null && withDemo.test(node.name)) nodes.push(node);
    });
    for (const node of nodes) {
      const id = attributeValue(node, 'id');
      if (id === undefined) throw new Error('<Demo> needs an id, such as <Demo id="fade-in" />.');
      noteFact(file.path, 'demo', id);
      const data = readDemo(siteDir, id);
      const source = demoSource(siteDir, id);
      const code: Code = {
        type: 'code',
        lang: 'tsx',
        meta: `title="${componentName(source)}.tsx"`,
        value: source,
      };
      const isWithoutCode = node.attributes.some(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'withoutCode',
      );
      node.attributes.push({type: 'mdxJsxAttribute', name: 'data', value: JSON.stringify(data)});
      node.children = isWithoutCode ? [] : [code];
      if (!isWithoutCode && isEditable(siteDir, id)) {
        node.attributes.push({type: 'mdxJsxAttribute', name: 'editable', value: null});
      }
    }
  };
