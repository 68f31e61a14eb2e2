import clsx from 'clsx';
import {useId, type ReactNode} from 'react';

import styles from './styles.module.css';

interface SectionProps {
  title: string;
  /** The place on the page's timeline, such as 00:10. */
  at: string;
  /** Words beside the picture, the other way round, or one above the other. */
  layout?: 'words-first' | 'picture-first' | 'stack';
  /** A dark band over the whole width, as in a cinema. */
  dark?: boolean;
  /** The words as Markdown, then what is shown. */
  children: ReactNode;
}

/** A section of a product page: a heading on the timeline, words and what they speak of. */
export function Section(props: SectionProps): ReactNode {
  const {title, at, layout = 'stack', dark, children} = props;
  const headingId = useId();
  return (
    <section
      className={clsx(styles.section, styles[layout], dark && styles.dark)}
      aria-labelledby={headingId}
      data-theme={dark ? 'dark' : undefined}
    >
      <div className={styles.head}>
        <p className={styles.at} aria-hidden="true">
          {at}
        </p>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}

/** The words of a section. */
export function Words({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.words}>{children}</div>;
}
