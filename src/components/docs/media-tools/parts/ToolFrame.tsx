import {useId, type ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  title: string;
  /** What the tool does, for those whose browser runs no scripts. */
  summary: string;
  children: ReactNode;
}

/** The box around a tool that works with a file of the visitor. */
export function ToolFrame({title, summary, children}: Props): ReactNode {
  const id = useId();
  return (
    <section className={styles.tool} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <p className={styles.withoutScripts}>
        This tool needs JavaScript, which is off in your browser. {summary}
      </p>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
