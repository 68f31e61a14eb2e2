// Repeated words, and "a" and "an", in English prose.
import type {Root} from 'mdast';
import type {VFile} from 'vfile';

/** What is wrong at a line, from 1. */
interface Message {
  readonly line: number;
  readonly message: string;
}

/** Checks prose. */
interface Grammar {
  /** Checks a page's paragraphs. */
  readonly ofPage: (tree: Root, source: string) => Promise<Message[]>;
  /** Checks a text without markup. */
  readonly ofText: (text: string) => Promise<Message[]>;
}

const messagesOf = ({messages}: VFile): Message[] =>
  messages.map(({line, reason}) => ({line: line ?? 1, message: reason}));

/** The linter of the field; its packages are ES modules. */
const loadRetext = async (): Promise<Grammar> => {
  const [{unified}, {VFile: File}, bridge, english, repeated, article] = await Promise.all([
    import('unified'),
    import('vfile'),
    import('remark-retext'),
    import('retext-english'),
    import('retext-repeated-words'),
    import('retext-indefinite-article'),
  ]);
  const prose = unified().use(english.default);
  prose.use(repeated.default).use(article.default);
  const page = unified().use(bridge.default, prose);
  return {
    ofPage: async (tree, source) => {
      const file = new File(source);
      await page.run(tree, file);
      return messagesOf(file);
    },
    ofText: async (text) => {
      const file = new File(text);
      await prose.run(prose.parse(file), file);
      return messagesOf(file);
    },
  };
};

let retext: Promise<Grammar> | undefined;

/** Loads the linter once. */
export const loadGrammar = (): Promise<Grammar> => (retext ??= loadRetext());
