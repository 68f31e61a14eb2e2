import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import styles from './styles.module.css';

interface SectionProps {
  title: string;
  /** For links to the section. */
  id?: string;
  /** The position on the page's timeline, such as 00:10. */
  at: string;
  /** Text beside the picture, the reverse, or one above the other. */
  layout?: 'words-first' | 'picture-first' | 'stack';
  /** A dark band across the whole width, as in a movie theater. */
  dark?: boolean;
  /** The text as Markdown, followed by what is shown. */
  children: ReactNode;
}

/** A section of a product page: a heading on the timeline, text, and what it describes. */
export function Section(props: SectionProps): ReactNode {
  const {title, id, at, layout = 'stack', dark, children} = props;
  const headingId = useId();
  useBrokenLinks().collectAnchor(id);
  return (
    <section
      id={id}
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

/** The text of a section. */
export function Words({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.words}>{children}</div>;
}
