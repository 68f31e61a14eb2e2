import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {PlaceLinks} from '../PlaceLinks';
import styles from './styles.module.css';
import {failureText, summaryOf} from './texts';
import type {Explained} from './useExplanation';

/** The pages that explain a pasted message, the one to read first at the top. */
export function Cures({explained: {explanation, failure}}: {explained: Explained}): ReactNode {
  const cures = explanation?.cures ?? [];
  return (
    <>
      <p className={styles.summary} role="status">
        {explanation && summaryOf(explanation)}
        {failure && failureText}
      </p>
      {cures.length > 0 && (
        <ol className={styles.cures}>
          {cures.map(({text, place, others}) => (
            <li key={place.url}>
              <Link to={place.url}>{place.title}</Link>
              {text !== '' && <code className={styles.message}>{text}</code>}
              {others.length > 0 && (
                <div className={styles.others}>
                  Also in <PlaceLinks places={others} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
