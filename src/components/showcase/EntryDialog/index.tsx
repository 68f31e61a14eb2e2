import {useEffect, useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {useOnDemand} from '@site/src/client/useOnDemand';
import {Dialog} from '@site/src/components/dialog/Dialog';
import {linkText, playableVideo, showcaseKinds} from '@site/src/data/showcase';
import type {ShowcaseEntry} from '@site/src/data/showcase.schema';

import {Art} from '../Art';
import {OwnArtwork} from '../OwnArtwork';
import type ArtPlayer from './ArtPlayer';
import styles from './styles.module.css';

const loadPlayer = (): Promise<{default: typeof ArtPlayer}> => import('./ArtPlayer');

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
      {links.map((link) => (
        <li key={link.url}>
          <Link className={styles.link} href={link.url}>
            {linkText(link)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Takes the focus from the button that made way for it. */
const focusOnMount = (element: HTMLElement | null): void => {
  element?.focus({preventScroll: true});
};

/** A drawing that moves once its player has loaded; until then, and if it doesn’t load, its still is shown. */
function Artwork({slug}: {slug: string}): ReactNode {
  const {loaded: player, load} = useOnDemand(loadPlayer);
  useEffect(load, [load]);
  return (
    <OwnArtwork>
      <Art slug={slug} className={styles.art} />
      {player && <player.default slug={slug} />}
    </OwnArtwork>
  );
}

/**
 * The artwork of an entry, and its video in place of it once a visitor asks for it: nothing is loaded
 * from the site of the video before.
 */
function Stage({entry}: {entry: ShowcaseEntry}): ReactNode {
  const {slug, title} = entry;
  const video = playableVideo(entry);
  const [playing, setPlaying] = useState(false);
  const [stopped, setStopped] = useState(false);
  return (
    <>
      <div className={styles.stage}>
        {video && playing ? (
          <iframe
            ref={focusOnMount}
            className={styles.player}
            src={video.player}
            title={`Video of ${title} on YouTube`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <Artwork slug={slug} />
        )}
      </div>
      {video && (
        <p className={styles.original}>
          {playing ? (
            <>
              <button
                key="stop"
                type="button"
                className={styles.button}
                onClick={() => {
                  setPlaying(false);
                  setStopped(true);
                }}
              >
                Back to the artwork
              </button>
              <span role="status">
                If the video doesn’t appear, <Link href={video.url}>watch it on YouTube</Link>.
              </span>
            </>
          ) : (
            <>
              <button
                key="play"
                ref={stopped ? focusOnMount : undefined}
                type="button"
                className={styles.button}
                onClick={() => {
                  setPlaying(true);
                }}
              >
                Play the original
              </button>
              <span>Loads the video from YouTube, which then sees your IP address.</span>
            </>
          )}
        </p>
      )}
    </>
  );
}

/**
 * One entry in full above the list, with buttons for its neighbors. Escape and the back button
 * close it.
 */
export function EntryDialog({entry, sequence, onReplace, onClose}: Props): ReactNode {
  const {slug, title, kind, description, size, added} = entry;
  const titleId = useId();
  const index = sequence.indexOf(entry);
  const neighbor = (step: 1 | -1): string =>
    sequence.at((index + step) % sequence.length)?.slug ?? slug;
  const step = (direction: 1 | -1): void => {
    if (sequence.length > 1) onReplace(neighbor(direction));
  };

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

  return (
    <Dialog titleId={titleId} onClose={onClose}>
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
        <Stage key={slug} entry={entry} />
        <div className={styles.text}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.description}>{description}</p>
          <Links entry={entry} />
          <p className={styles.meta}>
            {showcaseKinds[kind]}, in the showcase since {monthText(added)}. The animated artwork
            was drawn for this site; the original is {size.join(' × ')} pixels.
          </p>
        </div>
      </div>
    </Dialog>
  );
}
