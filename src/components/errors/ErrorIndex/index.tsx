import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useBaseUrl from '@docusaurus/useBaseUrl';

import type {MessageEntry} from '@site/src/errors/messageEntries';

import {PlaceLinks} from '../PlaceLinks';
import styles from './styles.module.css';

export {MessageFinder} from './MessageFinder';

function Entry({id, text, origin, kind, package: from, places}: MessageEntry): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const address = useBaseUrl(`/docs/errors/${id}/`);
  return (
    <li id={id} className={styles.entry}>
      <code className={styles.message}>{text}</code>{' '}
      {/* oxlint-disable-next-line @docusaurus/no-html-links -- a file outside the app, which leads back here */}
      <a className={styles.address} href={address} aria-label={`Link to “${text}”`}>
        #
      </a>
      <div className={styles.places}>
        {origin !== undefined && <span>Printed by {origin}. </span>}
        {kind === 'explained' ? 'Explained in ' : `From ${from ?? 'the toolkit'}. See `}
        <PlaceLinks places={places} />
      </div>
    </li>
  );
}

/** The messages of one section of the index. */
export function Messages({entries}: {entries: readonly MessageEntry[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </ul>
  );
}
