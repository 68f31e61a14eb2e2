// Change: the Ask AI button on every page, after its content, and the keyboard shortcuts.
import type {ReactNode} from 'react';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';

import {AskAi} from '@site/src/components/ask-ai/AskAi';
import {Keys} from '@site/src/components/keys/Keys';

export default function LayoutWithAskAi({children, ...props}: Props): ReactNode {
  return (
    <Layout {...props}>
      {children}
      <AskAi />
      <Keys />
    </Layout>
  );
}
