// Change: inline code only. Fenced blocks are highlighted in the build (src/markdown), so the theme's
// CodeBlock and its highlighter stay out of the browser.
import type {ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';

export default function MDXCode(props: Props): ReactNode {
  return <CodeInline {...props} />;
}
