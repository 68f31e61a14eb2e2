import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import styles from './styles.module.css';

interface Props {
  slug: string;
  /** Above the fold, so it loads at once. */
  isEarly?: boolean;
}

/** The still of a template's preview, on top of a card that names the template. */
export function TemplatePicture({slug, isEarly = false}: Props): ReactNode {
  return (
    <img
      className={styles.picture}
      src={useBaseUrl(`/img/demos/template-${slug}.webp`)}
      alt=""
      width={1280}
      height={720}
      loading={isEarly ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
