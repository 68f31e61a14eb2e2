import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {areSingleKeysOn} from '@site/src/client/singleKeys';
import {Dialog} from '@site/src/components/dialog/Dialog';

import {keys} from '../keys';
import {KeySwitch} from '../KeySwitch';
import {KeyTable} from '../KeyTable';

interface SheetProps {
  onClose: () => void;
}

/** Whether a key is a shortcut here: neither in a dialog nor with a modifier key. */
const isShortcut = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.repeat &&
  !event.isComposing &&
  !event.defaultPrevented &&
  !document.querySelector('dialog[open]') &&
  areSingleKeysOn();

/** Tells a screen reader, which only notices what changes. */
function Said({children}: {children: string}): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    setText(children);
  }, [children]);
  return (
    <span role="status" className="visually-hidden" data-markdown-ignore="">
      {text}
    </span>
  );
}

/** Does what a key is for; `show` puts something into the page. */
export const answerTo = (event: KeyboardEvent, show: (view: ReactNode) => void): void => {
  if (!isShortcut(event)) return;
  if (event.key === '?') {
    show(
      <KeySheet
        onClose={() => {
          show(undefined);
        }}
      />,
    );
    return;
  }
  const said = keys.find(({key}) => key === event.key)?.press() ?? '';
  show(<Said>{said}</Said>);
};

/** The list of shortcuts, in front of the page. */
function KeySheet({onClose}: SheetProps): ReactNode {
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = useRef(onClose);
  // The same key closes it.
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key === '?') close.current();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return (
    <Dialog titleId="key-sheet-title" isNarrow first={closeButton} onClose={onClose}>
      <div style={{padding: 'var(--site-space-4)'}}>
        <h2 id="key-sheet-title">Keyboard shortcuts</h2>
        <KeyTable />
        <KeySwitch />
        <p>
          <Link to="/accessibility#keyboard-shortcuts" onClick={onClose}>
            More about keys and accessibility
          </Link>
        </p>
        <button ref={closeButton} type="button" className="outline-button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
