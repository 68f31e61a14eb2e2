import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';

import {Drawn} from '@site/src/components/lists/Drawn';
import {isPlainClick} from '@site/src/components/navigation/isPlainClick';
import card from '@site/src/components/lists/card.module.css';
import {linkText, showcaseKinds} from '@site/src/data/showcase';
import type {ShowcaseEntry} from '@site/src/data/showcase.schema';

import {Art} from '../Art';
import styles from './styles.module.css';

interface Props {
  entry: ShowcaseEntry;
  onOpen: (slug: string) => void;
}

/**
 * An entry of the showcase; its title opens the detail view or, without JavaScript, highlights the
 * card.
 */
export function EntryCard({entry, onOpen}: Props): ReactNode {
  const {slug, title, kind, what, links} = entry;
  useBrokenLinks().collectAnchor(slug);
  return (
    <article id={slug} className={clsx(card.card, card.pictured)}>
      <Drawn label="Our artwork">
        <Art slug={slug} className={styles.art} />
      </Drawn>
      <div className={card.body}>
        <h2 className={styles.title}>
          <Link
            className={clsx(card.link, 'stretched-link')}
            to={`#${slug}`}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onOpen(slug);
            }}
          >
            {title}
          </Link>
        </h2>
        <p className={styles.what}>{what}</p>
        <p className={styles.meta}>
          <span className={styles.kind}>{showcaseKinds[kind]}</span>
          {links.map((link) => (
            <Link
              key={link.url}
              className={styles.link}
              href={link.url}
              aria-label={`${linkText(link)}: ${title}`}
            >
              {linkText(link)}
            </Link>
          ))}
        </p>
      </div>
    </article>
  );
}
