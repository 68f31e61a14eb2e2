import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Code, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

import {remarkSamples, SAMPLE_EDIT} from '../../../src/markdown/remarkSamples';

/** What opens the blocks of code of a page in the editor; undefined for those without a button. */
const editsOf = async (markdown: string): Promise<unknown[]> => {
  const file = new VFile({path: path.resolve('docs/figma.mdx'), value: markdown});
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSamples);
  const tree: Root = await processor.run(processor.parse(file), file);
  const edits: unknown[] = [];
  visit(tree, 'code', ({data}: Code) => {
    const edit = data?.hProperties?.[SAMPLE_EDIT];
    edits.push(typeof edit === 'string' ? JSON.parse(edit) : undefined);
  });
  return edits;
};

const sample = (name: string): string => `\`\`\`tsx title="src/${name}.tsx"
export const ${name} = () => <p>${name}</p>;
\`\`\``;

test('samples that stand alone get what opens them, also within steps and tabs', async () => {
  const page = `${sample('First')}

<Steps>

1. A step.

   ${sample('Second').replaceAll('\n', '\n   ')}

</Steps>

<Tabs>
<TabItem value="one" label="One">

${sample('Third')}

</TabItem>
<TabItem value="two" label="Two">

\`\`\`ts
export const four = 4;
\`\`\`

</TabItem>
</Tabs>
`;
  expect(await editsOf(page)).toEqual([
    {name: 'First.tsx', item: 'docs-figma-first'},
    {name: 'Second.tsx', item: 'docs-figma-second'},
    {name: 'Third.tsx', item: 'docs-figma-third'},
    undefined,
  ]);
});
