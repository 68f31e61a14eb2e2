import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {useModalDialog} from '@site/src/components/search/SearchDialog/useModalDialog';

import dialogStyles from '../../showcase/EntryDialog/styles.module.css';
import {keys} from '../keys';
import {KeySwitch} from '../KeySwitch';
import {KeyTable} from '../KeyTable';

export interface SheetProps {
  onClose: () => void;
}

/** Does what a key is for. @returns what a screen reader is told, if anything */
export const press = (pressed: string): string =>
  keys.find(({key}) => key === pressed)?.press() ?? '';

/** The list of shortcuts, in front of the page. */
export function KeySheet({onClose}: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useModalDialog(dialog, close.current);
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
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      style={{maxInlineSize: '30rem'}}
      aria-labelledby="key-sheet-title"
      data-markdown-ignore=""
    >
      <div style={{padding: 'var(--site-space-4)'}}>
        <h2 id="key-sheet-title">Keyboard shortcuts</h2>
        <KeyTable />
        <KeySwitch />
        <p>
          <Link to="/accessibility#keyboard-shortcuts" onClick={onClose}>
            More about keys and accessibility
          </Link>
        </p>
        <button type="button" className="outline-button" autoFocus onClick={onClose}>
          Close
        </button>
      </div>
    </dialog>
  );
}
