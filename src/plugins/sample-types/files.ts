/** The file with the facts about an entry point: `@remotion/transitions/fade` → `remotion.transitions.fade.json`. */
export const factsFile = (entry: string): string =>
  `${entry.replace(/^@/, '').replaceAll('/', '.')}.json`;
