import {useRef, type ReactNode, type RefObject} from 'react';

import styles from './styles.module.css';
import {useModalDialog} from './useModalDialog';

interface Props {
  /** The id of the heading that names it. */
  titleId: string;
  /** For text and forms. */
  isNarrow?: boolean;
  /** Has the focus when it opens; without it, what comes first. */
  first?: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog in front of the page, from its first rendering until it is removed. */
export function Dialog({titleId, isNarrow, first, onClose, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDialog(dialog, onClose, first);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={isNarrow ? {maxInlineSize: '30rem'} : undefined}
      aria-labelledby={titleId}
      data-markdown-ignore=""
    >
      {children}
    </dialog>
  );
}
