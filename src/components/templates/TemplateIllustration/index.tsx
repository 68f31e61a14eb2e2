import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The small drawing on a template's page, with a note that it is not what the template renders. */
export function TemplateIllustration({children}: {children: ReactNode}): ReactNode {
  return (
    <figure className={styles.illustration}>
      {children}
      <figcaption className={styles.caption}>
        An illustration made for this page, not the template’s output.
      </figcaption>
    </figure>
  );
}
