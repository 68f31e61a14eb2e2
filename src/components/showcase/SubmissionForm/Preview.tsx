import type {ReactNode} from 'react';

import {linkLabels} from '@site/src/data/showcase';

import {toEntry, type Submission} from './submission';
import styles from './styles.module.css';

/** The card as it would look in the showcase. */
export function Preview({submission}: {submission: Submission}): ReactNode {
  const {title, description, links} = toEntry(submission);
  return (
    <section className={styles.preview} aria-labelledby="showcase-preview">
      <h2 id="showcase-preview" className={styles.previewName}>
        Preview
      </h2>
      <div className={styles.card}>
        <svg
          className={styles.cardPicture}
          viewBox="0 0 640 360"
          aria-hidden="true"
          focusable="false"
        >
          <rect className={styles.pictureGround} width="640" height="360" />
          <circle className={styles.pictureDisc} cx="320" cy="180" r="72" />
          <path className={styles.pictureSign} d="M298 140V220L366 180Z" />
        </svg>
        <div className={styles.cardBody}>
          <p className={styles.cardTitle}>{title || 'Title'}</p>
          <p className={styles.cardText}>{description || 'Description'}</p>
          <p className={styles.cardLinks}>
            {links.map(({type}) => (
              <span key={type}>{linkLabels[type]}</span>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
