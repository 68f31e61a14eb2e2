// The words after a fence's language: the one grammar of the build and of the checks.

import {
  createFenceGrammar,
  fenceFlag as flag,
  fenceText as text,
  fenceValue as value,
  RESULT_WORDS,
  SAMPLE_WORDS,
  type FenceMetaOf,
  type ReadValue,
} from 'mdx-docs-checker/page';

import {MESSAGE_ORIGINS} from './messageOrigins';

const CODE = ['ts', 'typescript', 'tsx', 'js', 'javascript', 'jsx'];
const COMPONENT = ['tsx', 'jsx'];
/** Languages of blocks with commands. */
export const SHELLS: readonly string[] = ['bash', 'sh', 'shell'];

const frameNumber: ReadValue<number> = (written, _, report) => {
  if (!/^\d+$/u.test(written))
    report(`frame="${written}" isn't a frame: use an integer, 0 or greater`);
  return Number(written);
};

const origin: ReadValue<string> = (name, _, report) => {
  if (!MESSAGE_ORIGINS.includes(name)) {
    report(`origin="${name}" is not known: use ${MESSAGE_ORIGINS.join(', ')}`);
  }
  return name;
};

/** A lint rule that the sample breaks on purpose, and why. */
const allowance: ReadValue<{rule: string; reason: string}> = (written, _, report) => {
  const [, rule = '', reason = ''] = /^([a-z][a-z-]*):\s*(.*)$/u.exec(written) ?? [];
  if (reason === '')
    report('allow= needs a rule and a reason, such as allow="visitor-path: the server checks it"');
  return {rule, reason};
};

/** Everything that may follow the language, besides the lines in braces. */
const FENCE_KEYS = {
  title: SAMPLE_WORDS.title,
  showLineNumbers: flag('showLineNumbers', {does: 'numbers the lines'}),
  // The plugin that makes the tabs reads no other words.
  npm2yarn: flag('npm2yarn', {
    does: 'makes tabs for npm, pnpm, Yarn and Bun',
    languages: SHELLS,
    excludes: '*',
  }),
  file: SAMPLE_WORDS.file,
  group: SAMPLE_WORDS.group,
  errors: SAMPLE_WORDS.errors,
  allow: value('allow="loosened-security: the text above says so"', allowance, {
    does: 'breaks a lint rule, for this reason',
    languages: CODE,
  }),
  nocheck: {
    ...SAMPLE_WORDS.nocheck,
    does: 'not compiled, for this reason; allowed for at most 3% of all samples',
  },
  run: RESULT_WORDS.run,
  throws: RESULT_WORDS.throws,
  norender: value('norender="needs a camera"', text, {
    does: 'not rendered, for this reason; allowed for at most 15% of the samples',
    languages: COMPONENT,
  }),
  props: value(`props="{title: 'Hello'}"`, text, {
    does: 'rendered with these props',
    languages: COMPONENT,
    excludes: 'norender',
  }),
  frame: value('frame="45"', frameNumber, {
    does: 'rendered at this frame instead of the middle one',
    languages: COMPONENT,
    excludes: 'norender',
  }),
  failing: flag('failing', {
    does: 'also shows something without its media',
    languages: COMPONENT,
    excludes: 'norender',
  }),
  picture: value('picture="A title that fades in"', text, {
    does: 'shows the still below the code, with this alternative text',
    languages: COMPONENT,
    excludes: 'norender',
  }),
  output: {
    ...RESULT_WORDS.output,
    does: 'what the sample above prints, or a message of the toolkit',
  },
  origin: value('output origin="Chrome"', origin, {
    does: 'the message comes from elsewhere',
    needs: 'output',
  }),
};

const grammar = createFenceGrammar(FENCE_KEYS);

/** The words after a fence's language, understood. */
export type FenceMeta = FenceMetaOf<typeof FENCE_KEYS>;

/** The words that may follow a fence's language, with what they do, for authors. */
export const FENCE_WORDS = grammar.words;

/** Reads fence metadata: see `FenceGrammar`. */
export const parseFenceMeta = grammar.parse;
