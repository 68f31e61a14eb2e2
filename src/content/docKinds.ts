/** The kinds of docs pages. */
export const docKinds = [
  'guide',
  'api',
  'index',
  'cli',
  'troubleshooting',
  'contributing',
  'migration',
  'ai',
  'legal',
] as const;

export type DocKind = (typeof docKinds)[number];
