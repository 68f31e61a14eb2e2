// Change: adds the blocks that pages use without importing them, some with the editor; wide tables scroll in a box.
import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

import {CodeBlock as PlainCodeBlock} from '@site/src/components/docs/CodeBlock';
import {Compatibility} from '@site/src/components/docs/Compatibility';
import {Demo as PlainDemo} from '@site/src/components/docs/Demo';
import {Figure} from '@site/src/components/docs/Figure';
import {FileTree} from '@site/src/components/docs/FileTree';
import {OptionsTable} from '@site/src/components/docs/OptionsTable';
import type {LoadPageEditor} from '@site/src/components/docs/pageEditor';
import {ProductHead} from '@site/src/components/docs/ProductHead';
import {Since} from '@site/src/components/docs/Since';
import {Steps} from '@site/src/components/docs/Steps';
import {Table} from '@site/src/components/docs/Table';
import {TermCards} from '@site/src/components/docs/TermCards';

const loadEditor: LoadPageEditor = () => import('@site/src/playground/editor/PageEditor');

function CodeBlock(props: ComponentProps<typeof PlainCodeBlock>): ReactNode {
  return <PlainCodeBlock {...props} loadEditor={loadEditor} />;
}

function Demo(props: ComponentProps<typeof PlainDemo>): ReactNode {
  return <PlainDemo {...props} loadEditor={loadEditor} />;
}

const components = {
  ...MDXComponents,

  CodeBlock,
  Compatibility,
  Demo,
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
