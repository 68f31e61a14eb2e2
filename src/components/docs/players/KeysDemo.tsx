import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {PlayerRef} from '@remotion/player';

import {LazyDemoPlayer} from '@site/src/components/docs/Demo/LazyDemoPlayer';
import type {DemoProps} from '@site/src/components/docs/Demo/demoData';
import demoStyles from '@site/src/components/docs/Demo/styles.module.css';

import {LiveDemo, LiveStage} from './LiveDemo';
import styles from './styles.module.css';
import {useLivePlayer} from './useLivePlayer';

/** What a key does to a player whose frames are `fps` per second. */
const keys: Record<string, (player: PlayerRef, fps: number, last: number) => void> = {
  k: (player) => {
    player.toggle();
  },
  j: (player, fps) => {
    player.seekTo(player.getCurrentFrame() - fps);
  },
  l: (player, fps) => {
    player.seekTo(player.getCurrentFrame() + fps);
  },
  '0': (player) => {
    player.seekTo(0);
  },
  '9': (player, _fps, last) => {
    player.seekTo(last);
  },
};

const seconds = (frames: number, fps: number): number => Math.floor(frames / fps);

/** A player with controls of native elements, which keys operate while the focus is among them. */
export function KeysDemo(props: DemoProps): ReactNode {
  const {demo, stage, seen, player, attach} = useLivePlayer(props);
  const {fps, durationInFrames} = demo;
  const last = durationInFrames - 1;
  const section = useRef<HTMLElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [frame, setFrame] = useState(demo.stillFrame);
  useEffect(() => {
    if (!player) return undefined;
    const update = (): void => {
      setPlaying(player.isPlaying());
      setFrame(player.getCurrentFrame());
    };
    const shown = ['play', 'pause', 'frameupdate'] as const;
    shown.forEach((name) => {
      player.addEventListener(name, update);
    });
    return () => {
      shown.forEach((name) => {
        player.removeEventListener(name, update);
      });
    };
  }, [player]);
  useEffect(() => {
    const element = section.current;
    if (!player || !element) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const act = keys[event.key.toLowerCase()];
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
      act(player, fps, last);
      event.preventDefault();
      // The search of the site has keys of its own.
      event.stopPropagation();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [player, fps, last]);
  const ready = player !== null;
  return (
    <LiveDemo ref={section} title="A Player with its own controls and keys">
      <LiveStage ref={stage} demo={demo} playing={ready}>
        {seen && <LazyDemoPlayer demo={demo} inputProps={demo.defaultProps} attach={attach} />}
      </LiveStage>
      <div
        className={demoStyles.transport}
        role="group"
        aria-label="Video controls"
        data-markdown-ignore=""
      >
        <button
          type="button"
          className="outline-button"
          disabled={!ready}
          onClick={(event) => player?.toggle(event)}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <input
          type="range"
          className={demoStyles.scrubber}
          aria-label="Position"
          aria-valuetext={`${seconds(frame, fps)} of ${seconds(durationInFrames, fps)} seconds`}
          min={0}
          max={last}
          value={frame}
          disabled={!ready}
          onChange={(event) => {
            player?.pause();
            player?.seekTo(event.currentTarget.valueAsNumber);
          }}
        />
      </div>
      <p className={styles.line}>
        When a control has focus, <kbd>K</kbd> plays and pauses, <kbd>J</kbd> and <kbd>L</kbd> move
        by a second, and <kbd>0</kbd> and <kbd>9</kbd> go to the first and the last frame.
      </p>
    </LiveDemo>
  );
}
