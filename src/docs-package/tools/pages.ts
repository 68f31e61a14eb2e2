import {createReadTool, createSampleTool, createSearchTool} from 'docs-mcp-package';

import {searchKinds} from '../../content/searchKinds';

const longQuery =
  'Send the words that the page would use; the explain_error tool takes whole messages.';

export const searchTool = createSearchTool({
  kinds: searchKinds,
  queries: '"spring damping" or "--concurrency"',
  example: 'spring damping',
  longQuery,
});

export const readTool = createReadTool({
  docsPath: '/docs',
  addresses: '/docs/spring or https://www.remotion.dev/docs/spring#fps',
  example: '/docs/spring damping',
});

export const findSampleTool = createSampleTool({
  queries: '"fade between two scenes"',
  example: 'crossfade between two scenes',
  longQuery,
  claim: 'TypeScript and JavaScript samples compile with the documented version.',
  proof: /^Compiled.* with \d/,
  demoLabel: '**Demo: ',
});
