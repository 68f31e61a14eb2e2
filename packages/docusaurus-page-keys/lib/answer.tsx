import {useEffect, useState, type ReactNode} from 'react';

import type {AnswerKey} from './index.tsx';

/** A shortcut of one character. */
export interface PageKey {
  /** The character, as in `event.key`. */
  key: string;
  label: string;
  /** Does it, and returns what a screen reader is told, if the focus doesn't already say it. */
  press: () => string;
}

/** The key that opens and closes the list of keys. */
const listKey = '?';

export interface AnswerOptions {
  keys: readonly PageKey[];
  /** Whether shortcuts are on; see `areSingleKeysOn`. */
  areOn: () => boolean;
  /** The list of keys, which `?` opens: a modal dialog. */
  list: (onClose: () => void) => ReactNode;
  /** A class that only screen readers see. */
  hiddenClass: string;
}

/** Whether a key is a shortcut here: neither in a dialog nor with a modifier key. */
const isShortcut = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.repeat &&
  !event.isComposing &&
  !event.defaultPrevented &&
  !document.querySelector('dialog[open]');

/** Tells a screen reader, which only notices what changes. */
function Said({text, className}: {text: string; className: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    setSaid(text);
  }, [text]);
  return (
    <span role="status" className={className} data-markdown-ignore="">
      {said}
    </span>
  );
}

/** The list of keys. The same key closes it. */
function List({list, onClose}: {list: AnswerOptions['list']; onClose: () => void}): ReactNode {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== listKey) return;
      // What answers keys may get to this one when the list is gone: it would open it again.
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [onClose]);
  return list(onClose);
}

/** What answers the keys of `PageKeys`, which loads it. */
export const answerWith =
  ({keys, areOn, list, hiddenClass}: AnswerOptions): AnswerKey =>
  (event, show) => {
    if (!isShortcut(event) || !areOn()) return;
    if (event.key === listKey) {
      show(
        <List
          list={list}
          onClose={() => {
            show(undefined);
          }}
        />,
      );
      return;
    }
    const said = keys.find(({key}) => key === event.key)?.press() ?? '';
    show(<Said text={said} className={hiddenClass} />);
  };
