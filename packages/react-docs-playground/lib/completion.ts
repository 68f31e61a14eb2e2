import type {PrismEditor} from 'prism-code-editor';
import {
  autoComplete,
  registerCompletions,
  strictFilter,
  type AutoComplete,
  type CompletionContext,
} from 'prism-code-editor/autocomplete';
import {jsContext} from 'prism-code-editor/autocomplete/javascript';
import {cursorPosition} from 'prism-code-editor/cursor';
import {editorHoverDescriptions} from 'prism-code-editor/hover';
import {matchBrackets} from 'prism-code-editor/match-brackets';

import {namedImports} from './namedImports.ts';
import {namesAt, type Facts, type Names} from './namesAt.ts';

export type {Facts} from './namesAt.ts';

const language = 'tsx';

/** What suggestions show about a name: a signature, or a field with its type, such as `from?: number`. */
export interface Described {
  code: string;
}

export interface CompletionOptions<Fact extends Described> {
  /** Loads what is known about a module that code imports. Called once per module, unless it fails. */
  load: (module: string) => Promise<Facts<Fact>>;
  /** Whether anything is known about a module. */
  isKnown: (module: string) => boolean;
  /** What a name's card shows while the pointer rests on the name. */
  card: (fact: Fact) => HTMLElement[];
  /** How long the pointer has to rest, in milliseconds. */
  hoverDelay?: number;
  /** Class of the element around the editor, for the list's and the cards' colors. */
  className?: string | undefined;
}

/** The names that are possible at a position in an editor. */
type NamesIn = (context: CompletionContext) => Names<Described> | undefined;

/** The editors that have suggestions. */
const suggestions = new WeakMap<PrismEditor, NamesIn>();

/** `from?: number` → `number`; signatures of more than one line are too long for a list. */
const detailOf = ({code}: Described): string =>
  code.includes('\n') ? '' : code.replace(/^[\w$]+\??: /u, '');

registerCompletions([language], {
  sources: [
    (context, editor) => {
      const names = suggestions.get(editor)?.(context);
      const word = context.before.slice(names?.from);
      if (!names || (word === '' && !context.explicit) || names.facts.has(word)) return undefined;
      return {
        from: names.from,
        options: [...names.facts].map(([label, fact]) => ({label, detail: detailOf(fact)})),
      };
    },
  ],
});

/** Where a token of the editor ends in the code, in characters. */
const endOf = (editor: PrismEditor, token: HTMLElement): number => {
  const line = token.closest<HTMLDivElement>('.pce-line');
  const index = line ? [...editor.lines].indexOf(line) : -1;
  if (!line || index < 1) return 0;
  const range = document.createRange();
  range.setStart(line, 0);
  range.setEndAfter(token);
  const before = editor.value.split('\n').slice(0, index - 1);
  return before.join('\n').length + (index > 1 ? 1 : 0) + range.toString().length;
};

/** The modules that code imports, even while the imported names are still missing. */
const modulesIn = (code: string): Set<string> =>
  new Set([
    ...namedImports(code).map(({module}) => module),
    // Braces may be empty still.
    ...[...code.matchAll(/\bfrom\s*['"]([^'"]+)['"]/gu)].map(([, module = '']) => module),
  ]);

/** Gives the open list a name, and hides the rows in which it has nothing to suggest. */
const describeList = ({container}: PrismEditor): void => {
  const list = container.querySelector('[role="listbox"]');
  list?.setAttribute('aria-label', 'Suggestions');
  const rows = container.querySelectorAll<HTMLElement>('[role="option"]');
  const count = Number(rows[0]?.getAttribute('aria-setsize'));
  for (const [index, row] of rows.entries()) {
    row.hidden = index >= count;
    // The editor counts from 0, which is no position for assistive technology.
    row.removeAttribute('aria-posinset');
  }
};

/**
 * Returns a function that adds types on hover, and suggestions while typing, to an editor; call it once per
 * editor, for example from `extend` of `<CodeEditor>`. It needs the style sheet
 * `prism-code-editor/autocomplete.css`.
 */
export const createCompletion = <Fact extends Described>({
  load,
  isKnown,
  card,
  hoverDelay = 200,
  className,
}: CompletionOptions<Fact>): ((editor: PrismEditor) => void) => {
  const known = new Map<string, Facts<Fact>>();

  const namesIn = (editor: PrismEditor, context: CompletionContext): Names<Fact> | undefined => {
    const {brackets = [], pairs = []} = editor.extensions.matchBrackets ?? {};
    const place = {...context, ...jsContext(context, editor), code: editor.value, brackets, pairs};
    return namesAt(place, (module) => known.get(module));
  };

  const factAt = (editor: PrismEditor, token: HTMLElement): Fact | undefined => {
    const pos = endOf(editor, token);
    const before = editor.value.slice(0, pos);
    const lineBefore = before.slice(before.lastIndexOf('\n') + 1);
    const context = {before, lineBefore, pos, language, explicit: true};
    return namesIn(editor, context)?.facts.get(token.textContent);
  };

  /** Loads the facts about what the code imports; true when there are new ones. */
  const loadImported = async (code: string): Promise<boolean> => {
    const wanted = [...modulesIn(code)].filter((name) => isKnown(name) && !known.has(name));
    const loaded = await Promise.allSettled(
      wanted.map(async (name) => known.set(name, await load(name))),
    );
    return loaded.some(({status}) => status === 'fulfilled');
  };

  return (editor) => {
    if (editor.options.language !== language || editor.extensions.autoComplete) return;
    const completion: AutoComplete = autoComplete({filter: strictFilter});
    suggestions.set(editor, (context) => namesIn(editor, context));
    if (className) editor.container.parentElement?.classList.add(className);
    editor.addExtensions(
      matchBrackets(false),
      cursorPosition(),
      completion,
      editorHoverDescriptions(
        (_types, _language, _text, token) => {
          const fact = factAt(editor, token);
          return fact && card(fact);
        },
        {delay: hoverDelay, maxWidth: '34rem'},
      ),
    );
    editor.on('selectionChange', () => {
      describeList(editor);
    });
    editor.textarea.addEventListener('keyup', () => {
      describeList(editor);
    });
    void loadImported(editor.value);
    editor.on('update', async () => {
      const isNew = await loadImported(editor.value);
      // What was typed while they loaded.
      if (!isNew || !editor.textarea.matches(':focus')) return;
      completion.startQuery();
      describeList(editor);
    });
  };
};
