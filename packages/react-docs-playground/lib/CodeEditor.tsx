import {useEffect, useImperativeHandle, useRef, type ReactNode, type Ref} from 'react';
import {createEditor, type PrismEditor} from 'prism-code-editor';
import {defaultKeymap, editHistory, editorCommands, setIgnoreTab} from 'prism-code-editor/commands';
import 'prism-code-editor/languages/json';
import 'prism-code-editor/languages/jsx';
import 'prism-code-editor/prism/languages/json';
import 'prism-code-editor/prism/languages/tsx';
import {addOverlay} from 'prism-code-editor/utils';

import type {Problem, ProjectFile} from './protocol.ts';

/** What can be done with an editor. */
export interface EditorHandle {
  /** Formats the code, which can be undone. Resolves to the problem if it can't be formatted. */
  format: () => Promise<Problem | undefined>;
}

export interface CodeEditorProps {
  ref?: Ref<EditorHandle>;
  file: ProjectFile;
  problems: readonly Problem[];
  /** Another file is shown instead. */
  hidden?: boolean;
  /** Id of the text that says how the Tab key works. */
  helpId: string;
  /** Puts the cursor into the code as soon as the editor appears. */
  takesFocus?: boolean;
  onChange: (name: string, code: string) => void;
  /** Class of the element around the editor. */
  className?: string | undefined;
  /** Class of the message below the line of a problem. */
  problemClassName?: string | undefined;
  /**
   * Adds suggestions or types to an editor. Called when the reader first interacts with the code, so that
   * what it needs can load then. Must not change.
   */
  extend?: (editor: PrismEditor) => void;
  /** Formats the code in an editor; resolves to the problem if it can't be formatted. Must not change. */
  format?: (name: string, editor: PrismEditor) => Promise<Problem | undefined>;
}

/** Shows a message below its line, on top of the following lines, which don't move. */
const showProblem = (editor: PrismEditor, overlay: HTMLElement, problem?: Problem): void => {
  const line = problem?.line === undefined ? undefined : editor.lines[problem.line];
  overlay.hidden = !line;
  if (!line || !problem) return;
  overlay.textContent = problem.message;
  overlay.dataset.line = String(problem.line);
  overlay.style.insetBlockStart = `${line.offsetTop + line.offsetHeight}px`;
};

/** The undo history merges changes of the same type. These two alternate, and typing uses neither. */
const replacementTypes = ['insertOrderedList', 'insertUnorderedList'] as const;

/**
 * Replaces the code as typing does, so that it can be undone, but without moving the focus.
 *
 * @param count of replacements in this editor
 */
const replaceCode = ({textarea}: PrismEditor, code: string, count: number): void => {
  const inputType = replacementTypes[count % replacementTypes.length];
  textarea.dispatchEvent(new InputEvent('beforeinput', {inputType}));
  textarea.value = code;
  textarea.dispatchEvent(new InputEvent('input', {inputType}));
};

/**
 * An editor for one file, with line numbers, undo history, and indentation with Tab until Escape is pressed.
 * It needs the style sheet `prism-code-editor/layout.css`; the page sets the colors.
 */
export function CodeEditor({
  ref,
  file,
  problems,
  hidden = false,
  helpId,
  takesFocus = false,
  onChange,
  className,
  problemClassName,
  extend,
  format,
}: CodeEditorProps): ReactNode {
  const {name, code} = file;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<PrismEditor>(undefined);
  const overlay = useRef<HTMLElement>(undefined);
  // What was typed and has not come back as `code` yet.
  const typed = useRef<string[]>([]);
  const replacements = useRef(0);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);
  const first = useRef({code, takesFocus, problemClassName, extend, format});

  useEffect(() => {
    if (!place.current) return undefined;
    const made = createEditor(
      place.current,
      {
        language: name.endsWith('.json') ? 'json' : 'tsx',
        value: first.current.code,
        onUpdate: (value) => {
          typed.current.push(value);
          change.current(name, value);
        },
      },
      editorCommands(defaultKeymap),
      editHistory(),
    );
    made.textarea.setAttribute('aria-label', `Code of ${name}`);
    made.textarea.setAttribute('aria-describedby', helpId);
    // Tab indents, and leaves the editor after Escape.
    made.textarea.addEventListener('keydown', ({key}) => {
      if (key === 'Escape') setIgnoreTab(true);
      else if (key !== 'Tab' && key !== 'Shift') setIgnoreTab(false);
    });
    made.textarea.addEventListener('blur', () => {
      setIgnoreTab(false);
    });
    const extendOnce = (): void => {
      first.current.extend?.(made);
    };
    // Not before the code is worked with.
    for (const type of ['input', 'pointerdown']) {
      made.textarea.addEventListener(type, extendOnce, {once: true});
    }
    const message = document.createElement('div');
    message.className = first.current.problemClassName ?? '';
    message.hidden = true;
    addOverlay(made, message);
    if (first.current.takesFocus) made.textarea.focus({preventScroll: true});
    editor.current = made;
    overlay.current = message;
    return () => {
      made.remove();
      editor.current = undefined;
    };
  }, [name, helpId]);

  useImperativeHandle(
    ref,
    () => ({
      format: async () => editor.current && (await first.current.format?.(name, editor.current)),
    }),
    [name],
  );

  useEffect(() => {
    const place = typed.current.lastIndexOf(code);
    typed.current = place < 0 ? [] : typed.current.slice(place + 1);
    // Code that did not come from typing, as after "Reset" or a control. Typed code may come back when
    // more has been typed.
    if (place < 0 && editor.current && editor.current.value !== code) {
      replacements.current += 1;
      replaceCode(editor.current, code, replacements.current);
      typed.current = [];
    }
  }, [code]);

  useEffect(() => {
    if (!editor.current || !overlay.current) return;
    showProblem(
      editor.current,
      overlay.current,
      problems.find((problem) => problem.file === name),
    );
  }, [name, problems, hidden, code]);

  return <div ref={place} className={className} hidden={hidden} />;
}
