import {lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {showcaseKinds, linkLabels} from '@site/src/data/showcase';
import type {ShowcaseEntry} from '@site/src/data/showcase.schema';

import {Art} from '../Art';
import styles from './styles.module.css';

const ArtPlayer = lazy(() => import('./ArtPlayer'));

interface Props {
  entry: ShowcaseEntry;
  /** The entries to step through, in the order of the list, including the open one. */
  sequence: readonly ShowcaseEntry[];
  onReplace: (slug: string) => void;
  onClose: () => void;
}

const monthText = (added: string): string =>
  added.length === 4
    ? added
    : new Intl.DateTimeFormat('en', {month: 'long', year: 'numeric', timeZone: 'UTC'}).format(
        new Date(`${added}-01T00:00:00Z`),
      );

function Links({entry: {links}}: {entry: ShowcaseEntry}): ReactNode {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Links">
      {links.map(({type, url}) => (
        <li key={url}>
          <Link className={styles.link} href={url}>
            {linkLabels[type]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * One entry in full above the list, with buttons for its neighbors. Escape and the back button
 * close it.
 */
export function EntryDialog({entry, sequence, onReplace, onClose}: Props): ReactNode {
  const {slug, title, kind, description, size, added} = entry;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const index = sequence.indexOf(entry);
  const neighbor = (step: 1 | -1): string =>
    sequence.at((index + step) % sequence.length)?.slug ?? slug;
  const step = (direction: 1 | -1): void => {
    if (sequence.length > 1) onReplace(neighbor(direction));
  };

  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    const onKeyDown = ({key, altKey, ctrlKey, metaKey}: KeyboardEvent): void => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  });
  useEffect(() => {
    // A press on the dialog element itself is outside its content, on the backdrop.
    const element = dialog.current;
    const onPress = ({target}: Event): void => {
      if (target === element) onClose();
    };
    element?.addEventListener('click', onPress);
    return () => {
      element?.removeEventListener('click', onPress);
    };
  });

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.bar}>
          <p className={styles.place} role="status">
            {index + 1} of {sequence.length}
            <span className="visually-hidden">: {title}</span>
          </p>
          {sequence.length > 1 && (
            <>
              <button
                type="button"
                className={styles.button}
                onClick={() => {
                  step(-1);
                }}
              >
                Previous
              </button>
              <button
                type="button"
                className={styles.button}
                onClick={() => {
                  step(1);
                }}
              >
                Next
              </button>
            </>
          )}
          <button type="button" className={styles.button} onClick={onClose}>
            Close
          </button>
        </div>
        <div className={styles.stage}>
          <Art slug={slug} className={styles.art} />
          <Suspense fallback={null}>
            <ArtPlayer key={slug} slug={slug} />
          </Suspense>
        </div>
        <div className={styles.text}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.description}>{description}</p>
          <Links entry={entry} />
          <p className={styles.meta}>
            {showcaseKinds[kind]}, in the showcase since {monthText(added)}. The animation is an
            illustration drawn for this site; the original is {size.join(' × ')} pixels. Follow the
            links to see it.
          </p>
        </div>
      </div>
    </dialog>
  );
}
