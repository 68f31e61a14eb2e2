// Change: adds the blocks that pages use without importing them, some with the editor; wide tables scroll in a box.
import {lazy, type ComponentProps, type ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

import {CodeBlock} from '@site/src/components/docs/CodeBlock';
import {Compatibility} from '@site/src/components/docs/Compatibility';
import {Demo} from '@site/src/components/docs/Demo';
import {Figure} from '@site/src/components/docs/Figure';
import {FileTree} from '@site/src/components/docs/FileTree';
import {OptionsTable} from '@site/src/components/docs/OptionsTable';
import {ProductHead} from '@site/src/components/docs/ProductHead';
import {Since} from '@site/src/components/docs/Since';
import {Steps} from '@site/src/components/docs/Steps';
import {Table} from '@site/src/components/docs/Table';
import {TermCards} from '@site/src/components/docs/TermCards';

const PageEditor = lazy(() => import('@site/src/playground/editor/PageEditor'));

function EditableCode(props: ComponentProps<typeof CodeBlock>): ReactNode {
  return <CodeBlock {...props} editor={PageEditor} />;
}

function EditableDemo(props: ComponentProps<typeof Demo>): ReactNode {
  return <Demo {...props} editor={PageEditor} />;
}

const components = {
  ...MDXComponents,

  CodeBlock: EditableCode,
  Compatibility,
  Demo: EditableDemo,
  Figure,
  FileTree,
  OptionsTable,
  ProductHead,
  Since,
  Steps,
  TabItem,
  Tabs,
  TermCards,
  table: Table,
};

export default components;
