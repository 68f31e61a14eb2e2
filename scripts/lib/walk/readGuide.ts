import {readGuide as readSteps, type Guide, type GuideOptions} from 'mdx-docs-checker/guides';

import {treeOf, type Page} from '../../../src/content/page';

/** Projects that a walk can start from. */
export const STARTS = ['blank', 'empty', 'studio'] as const;

type Start = (typeof STARTS)[number];

/** Steps that only guides about videos and apps have. */
export type OwnStep =
  | {readonly kind: 'answer'; readonly address: string; readonly body: string}
  | {readonly kind: 'use'; readonly file: string; readonly id: string; readonly props: string}
  | {readonly kind: 'open'; readonly file: string; readonly props: string; readonly text: string};

/** A guide of this site. */
export type SiteGuide = Guide<Start, OwnStep>;

const OPTIONS: GuideOptions<Start, OwnStep> = {
  starts: STARTS,
  verbs: {
    answer: {
      usage: 'walk answer https://example.com/a.json with {"a": 1}',
      read: (rest) => {
        const [, address, body = ''] = /^(https:\S+) with (.+)$/u.exec(rest) ?? [];
        return address === undefined ? undefined : {kind: 'answer', address, body};
      },
    },
    use: {
      usage: 'walk use src/Title.tsx as MyComp',
      read: (rest) => {
        const [, file, id = '', props = '{}'] =
          /^(\S+) as (\S+)(?: with (\{.*\}))?$/u.exec(rest) ?? [];
        return file === undefined ? undefined : {kind: 'use', file, id, props};
      },
    },
    open: {
      usage: 'walk open src/App.tsx: shows Hello',
      read: (rest) => {
        const [, file, props = '{}', text = ''] =
          /^(\S+?)(?: with (\{.*\}))?: shows (.+)$/u.exec(rest) ?? [];
        return file === undefined ? undefined : {kind: 'open', file, props, text};
      },
    },
  },
};

/** Reads how a guide is walked: its files, its commands, and comments that start with `walk`. */
export const readGuide = async (page: Page): Promise<SiteGuide> =>
  readSteps(page, await treeOf(page), OPTIONS);
