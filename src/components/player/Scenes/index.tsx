import {useCallback, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {PlayerRef} from '@remotion/player';
import clsx from 'clsx';

import {usePlayback} from '@site/src/components/docs/Demo/usePlayback';
import {Stage} from '@site/src/components/products/Picture/Stage';
import {useSeen} from '@site/src/components/docs/Demo/useSeen';
import type {DemoData} from '@site/src/demos/read';

import styles from './styles.module.css';

const button = clsx('outline-button', styles.button);

/** First frames of the scenes of src/demos/player-scenes. */
const scenes = [
  {name: 'Idea', from: 0},
  {name: 'Draft', from: 60},
  {name: 'Cut', from: 120},
  {name: 'Film', from: 180},
] as const;

interface Entry {
  id: number;
  text: string;
}

const shownEntries = 6;

/** The latest events of a player, newest first. */
const useEvents = (player: PlayerRef | null): Entry[] => {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    if (!player) return undefined;
    const add = (text: string): void => {
      setEntries((current) =>
        [{id: (current[0]?.id ?? 0) + 1, text}, ...current].slice(0, shownEntries),
      );
    };
    const onPlay = (): void => {
      add('play');
    };
    const onPause = (): void => {
      add('pause');
    };
    const onSeeked = ({detail}: {detail: {frame: number}}): void => {
      add(`seeked → frame ${detail.frame}`);
    };
    player.addEventListener('play', onPlay);
    player.addEventListener('pause', onPause);
    player.addEventListener('seeked', onSeeked);
    return () => {
      player.removeEventListener('play', onPlay);
      player.removeEventListener('pause', onPause);
      player.removeEventListener('seeked', onSeeked);
    };
  }, [player]);
  return entries;
};

/** A player with custom controls, and the events that it sends. */
export function Scenes({demo}: {demo: DemoData}): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const seen = useSeen(stage);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const {ready, playing, frame, attach, toggle, seek} = usePlayback(demo, stage);
  const attachBoth = useCallback(
    (next: PlayerRef | null) => {
      attach(next);
      setPlayer(next);
    },
    [attach],
  );
  const events = useEvents(player);
  const nameId = useId();
  const last = demo.durationInFrames - 1;
  return (
    <div className={styles.scenes} role="group" aria-labelledby={nameId}>
      <div className={styles.screen}>
        <Stage
          ref={stage}
          demo={demo}
          inputProps={demo.defaultProps}
          seen={seen}
          attach={attachBoth}
        />
      </div>
      <div className={styles.panel}>
        <p id={nameId} className={styles.name}>
          Custom controls
        </p>
        <ul className={styles.chapters}>
          {scenes.map(({name, from}, index) => {
            const to = scenes[index + 1]?.from ?? last + 1;
            return (
              <li key={name}>
                <button
                  type="button"
                  className={button}
                  disabled={!ready}
                  aria-current={frame >= from && frame < to ? 'true' : undefined}
                  onClick={() => {
                    seek(from);
                  }}
                >
                  {name}
                </button>
              </li>
            );
          })}
        </ul>
        <div className={styles.steps}>
          <button type="button" className={button} disabled={!ready} onClick={toggle}>
            {playing ? 'Pause' : 'Play'}
          </button>
          <button
            type="button"
            className={button}
            disabled={!ready || frame === 0}
            onClick={() => {
              seek(frame - 1);
            }}
          >
            −1 frame
          </button>
          <button
            type="button"
            className={button}
            disabled={!ready || frame === last}
            onClick={() => {
              seek(frame + 1);
            }}
          >
            +1 frame
          </button>
        </div>
        <p className={styles.frame}>
          Frame {frame} of {last}
        </p>
        <ol className={styles.events} aria-label="Player events, newest first">
          {events.map(({id, text}) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
