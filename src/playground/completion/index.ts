import type {PrismEditor} from 'prism-code-editor';
import {
  autoComplete,
  registerCompletions,
  strictFilter,
  type AutoComplete,
  type CompletionContext,
} from 'prism-code-editor/autocomplete';
import 'prism-code-editor/autocomplete.css';
import {jsContext} from 'prism-code-editor/autocomplete/javascript';
import {cursorPosition} from 'prism-code-editor/cursor';
import {editorHoverDescriptions} from 'prism-code-editor/hover';
import {matchBrackets} from 'prism-code-editor/match-brackets';

import {hoverDelay} from '../../components/docs/Card/hoverDelay';
import {factText} from '../../components/docs/SampleTypes/factText';
import {loadFacts} from '../../components/docs/SampleTypes/loadFacts';
import {namedImports} from '../../content/namedImports';
import type {Fact, Facts} from '../../content/sampleFacts';
import {isAvailable} from '../frame/packages';
import {namesAt, type Names} from './namesAt';
import styles from './styles.module.css';

const language = 'tsx';

/** Facts that have loaded, by entry point. */
const known = new Map<string, Facts>();

const knownNames = (editor: PrismEditor, context: CompletionContext): Names | undefined => {
  const {brackets = [], pairs = []} = editor.extensions.matchBrackets ?? {};
  const place = {...context, ...jsContext(context, editor), code: editor.value, brackets, pairs};
  return namesAt(place, (entry) => known.get(entry));
};

/** `from?: number` → `number`; signatures of more than one line are too long for a list. */
const detailOf = ({code}: Fact): string =>
  code.includes('\n') ? '' : code.replace(/^[\w$]+\??: /u, '');

registerCompletions([language], {
  sources: [
    (context, editor) => {
      const names = knownNames(editor, context);
      const word = context.before.slice(names?.from);
      if (!names || (word === '' && !context.explicit) || names.facts.has(word)) return undefined;
      return {
        from: names.from,
        options: [...names.facts].map(([label, fact]) => ({label, detail: detailOf(fact)})),
      };
    },
  ],
});

const paragraph = (text: string): HTMLElement => {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
};

/** What a card about a name shows. */
const shown = (fact: Fact): HTMLElement[] => {
  const code = document.createElement('code');
  code.textContent = fact.code;
  const text = factText(fact);
  return [code, ...(text === '' ? [] : [paragraph(text)])];
};

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

const factAt = (editor: PrismEditor, token: HTMLElement): Fact | undefined => {
  const pos = endOf(editor, token);
  const before = editor.value.slice(0, pos);
  const lineBefore = before.slice(before.lastIndexOf('\n') + 1);
  const context = {before, lineBefore, pos, language, explicit: true};
  return knownNames(editor, context)?.facts.get(token.textContent);
};

/** Loads the facts about what the code imports; true when there are new ones. */
const loadImported = async (code: string): Promise<boolean> => {
  const modules = [
    ...namedImports(code).map(({module}) => module),
    // Braces may be empty still.
    ...[...code.matchAll(/\bfrom\s*['"]([^'"]+)['"]/gu)].map(([, module = '']) => module),
  ];
  const wanted = [...new Set(modules)].filter(
    (name) => /^@?remotion/u.test(name) && isAvailable(name) && !known.has(name),
  );
  const loaded = await Promise.allSettled(
    wanted.map(async (name) => known.set(name, await loadFacts(name))),
  );
  return loaded.some(({status}) => status === 'fulfilled');
};

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

/** Adds types on hover, and suggestions while typing, to an editor; once for each. */
export const add = (editor: PrismEditor): void => {
  if (editor.options.language !== language || editor.extensions.autoComplete) return;
  const completion: AutoComplete = autoComplete({filter: strictFilter});
  editor.container.parentElement?.classList.add(styles.typed ?? '');
  editor.addExtensions(
    matchBrackets(false),
    cursorPosition(),
    completion,
    editorHoverDescriptions(
      (_types, _language, _text, token) => {
        const fact = factAt(editor, token);
        return fact && shown(fact);
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
