import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface Stage {
  /** What the part is. */
  title: string;
  /** What it does, in a few words. */
  text: string;
  /** Parts that come from the toolkit are marked. */
  isToolkit?: boolean;
}

interface Props {
  /** From the source to the result. */
  stages: readonly Stage[];
  /** What the drawing shows. */
  caption: string;
}

/** How a product is put together: its parts in the order in which a video passes through them. */
export function Pipeline({stages, caption}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <ol className={styles.stages}>
        {stages.map(({title, text, isToolkit}) => (
          <li key={title} className={isToolkit ? styles.toolkit : styles.stage}>
            <strong className={styles.title}>{title}</strong>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
      <figcaption className={styles.caption}>
        {caption} Colored frames mark the parts that Remotion provides.
      </figcaption>
    </figure>
  );
}
