import type {ReactNode} from 'react';

import styles from './styles.module.css';

export interface Stage {
  /** The name of the part. */
  title: string;
  /** What it does, in a few words. */
  text: string;
  /** Whether the part comes from the toolkit; such parts are marked. */
  isToolkit?: boolean;
}

interface Props {
  /** From the source to the result. */
  stages: readonly Stage[];
  /** Description of the drawing. */
  caption: string;
}

/** How a product is built: its parts in the order in which a video passes through them. */
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
