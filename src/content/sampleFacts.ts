/** What a name in code means. */
export interface Fact {
  /** The signature of an export; a field with its type. */
  code: string;
  default?: string;
  /** One sentence, or the page's description for an export. */
  text?: string;
  /** Where the reference explains it, from the site's root. */
  href: string;
}

/** Facts by path: `spring`, `spring.config.damping`, `useVideoConfig().fps`. */
export type Facts = Record<string, Fact>;

/** The file with the facts about an entry point: `@remotion/transitions/fade` → `remotion.transitions.fade.json`. */
export const factsFile = (entry: string): string =>
  `${entry.replace(/^@/, '').replaceAll('/', '.')}.json`;
