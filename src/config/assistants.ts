/** Where a page can be discussed, and the address that starts a conversation with a first message. */
export const assistants = [
  {name: 'Claude', address: 'https://claude.ai/new?q='},
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q='},
] as const;
