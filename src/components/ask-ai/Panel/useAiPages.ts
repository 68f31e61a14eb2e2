import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

const pages = {
  '/docs/ai/chatbot': 'Chatbot',
  '/docs/ai/mcp': 'MCP server',
  '/docs/ai/kit': 'Agent kit',
  '/docs/ai/system-prompt': 'System prompt',
  '/docs/ai/bolt': 'Bolt',
};

/** The docs pages about AI. */
export const useAiPages = (): {path: string; label: string}[] => {
  const {withBaseUrl} = useBaseUrlUtils();
  const {default: docs} = useAllDocsData();
  const paths = docs?.versions.flatMap((version) => version.docs.map(({path}) => path)) ?? [];
  return Object.entries(pages)
    .map(([path, label]) => ({path: withBaseUrl(path), label}))
    .filter(({path}) => paths.includes(path));
};
