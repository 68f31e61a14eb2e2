import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import styles from './styles.module.css';

interface Props {
  slug: string;
  /** What the drawing shows; none where its name stands beside it. */
  alt?: string;
  /** Above the fold, so it loads at once. */
  isEarly?: boolean;
}

/** The still of a template's drawing, on top of a card that names the template. */
export function TemplatePicture({slug, alt = '', isEarly = false}: Props): ReactNode {
  return (
    <img
      className={styles.picture}
      src={useBaseUrl(`/img/demos/template-${slug}.webp`)}
      alt={alt}
      width={1280}
      height={720}
      loading={isEarly ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
