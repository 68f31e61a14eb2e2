import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import entries from '@generated/error-index/default/messages.json';

import type {MessageEntry, MessageGroup} from '@site/src/errors/messageEntries';

import styles from './styles.module.css';

export {MessageFinder} from './MessageFinder';

function Entry({id, text, origin, kind, package: from, places}: MessageEntry): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.entry}>
      <code className={styles.message}>{text}</code>{' '}
      {/* oxlint-disable-next-line @docusaurus/no-html-links -- this place */}
      <a className={styles.address} href={`#${id}`} aria-label={`Address of “${text}”`}>
        #
      </a>
      <div className={styles.places}>
        {origin !== undefined && <span>Printed by {origin}. </span>}
        {kind === 'explained' ? 'Explained in ' : `From ${from ?? 'the toolkit'}. See `}
        {places.map(({title, url}, index) => (
          <span key={url}>
            {index > 0 && ', '}
            <Link to={url}>{title}</Link>
          </span>
        ))}
      </div>
    </li>
  );
}

/** The messages of one section of the index. */
export function Messages({group}: {group: MessageGroup}): ReactNode {
  return (
    <ul className={styles.list}>
      {entries
        .filter((entry) => entry.group === group)
        .map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
    </ul>
  );
}
