import type {DocsProgram} from 'docs-mcp-package/program';

import type {SiteLibrary} from './library';
import {tools} from './tools';

/** What the package runs. */
export const program = {
  name: 'remotion-docs',
  title: 'Remotion docs',
  instructions:
    'Look up an API before you use it: search, then read the section that fits. For an error, call explain_error ' +
    'with the printed text.',
  tools,
  example: 'search spring',
  documentedPackage: 'remotion',
} as const satisfies DocsProgram<SiteLibrary>;
