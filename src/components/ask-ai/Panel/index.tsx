import {useId, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {useModalDialog} from '@site/src/components/dialog/useModalDialog';

import {Question} from '../Question';
import styles from './styles.module.css';

const aiPages = {
  '/docs/ai/chatbot': 'Chatbot',
  '/docs/ai/mcp': 'MCP server',
  '/docs/ai/kit': 'Agent kit',
  '/docs/ai/system-prompt': 'System prompt',
  '/docs/ai/bolt': 'Bolt',
};

export interface PanelProps {
  /** The dialog has closed. */
  onClose: () => void;
}

/** A dialog that searches the docs for a question and says where else to ask. */
export function Panel({onClose}: PanelProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const title = useId();

  // First, so that the focus is on the page again when it has closed.
  const close = (): void => {
    dialog.current?.close();
  };
  useModalDialog(dialog, close, field);

  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby={title} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          Ask the docs
        </h2>
        <button className="clean-btn close" type="button" aria-label="Close" onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <p className={styles.intro}>
        Finds the pages that best match your question. No answers are generated.
      </p>
      <Question fieldRef={field} onFollow={close} />
      <p className={styles.elsewhere}>
        Ask people in the <Link href="https://remotion.dev/discord">Discord community</Link>, or
        read about{' '}
        <Link to="/ai" onClick={close}>
          Remotion and AI
        </Link>
        {Object.entries(aiPages).map(([path, label]) => (
          <span key={path}>
            {' · '}
            <Link to={path} onClick={close}>
              {label}
            </Link>
          </span>
        ))}
        .
      </p>
    </dialog>
  );
}
