import {useCallback, useEffect, useState, type RefObject} from 'react';
import type {PlayerRef} from '@remotion/player';

import {prefersReducedMotion} from '@site/src/client/prefersReducedMotion';
import type {DemoData} from '@site/src/demos/read';

import {wasInterrupted} from './activePlayer';

/** State and commands of a demo's player. Frames count from 0. */
export interface Playback {
  /** Whether a player is attached and takes commands. */
  ready: boolean;
  playing: boolean;
  frame: number;
  /** Ref callback for the player. */
  attach: (player: PlayerRef | null) => void;
  toggle: () => void;
  restart: () => void;
  seek: (frame: number) => void;
}

/**
 * Controls a player: plays it while its stage is in view, unless the reader prefers reduced motion.
 */
export const usePlayback = (demo: DemoData, stage: RefObject<HTMLElement | null>): Playback => {
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [playing, setPlaying] = useState(false);
  const [frame, setFrame] = useState(demo.stillFrame);

  useEffect(() => {
    if (!player) return undefined;
    const onPlay = (): void => {
      setPlaying(true);
    };
    const onPause = (): void => {
      setPlaying(false);
    };
    const onFrame = ({detail}: {detail: {frame: number}}): void => {
      setFrame(detail.frame);
    };
    player.addEventListener('play', onPlay);
    player.addEventListener('pause', onPause);
    player.addEventListener('frameupdate', onFrame);
    return () => {
      player.removeEventListener('play', onPlay);
      player.removeEventListener('pause', onPause);
      player.removeEventListener('frameupdate', onFrame);
    };
  }, [player]);

  useEffect(() => {
    const element = stage.current;
    if (!player || !element || prefersReducedMotion()) return undefined;
    // A reader who paused stays in charge: only what leaving the view or another player paused resumes.
    let resume = true;
    // The first report may come while the stage is still out of view; that pauses nothing.
    let inView = false;
    const observer = new IntersectionObserver(
      (entries) => {
        // The last one counts: a scroll may come before the first is delivered.
        const entry = entries.at(-1);
        if (!entry || entry.isIntersecting === inView) return;
        inView = entry.isIntersecting;
        if (!inView) {
          resume = player.isPlaying() || wasInterrupted(player);
          player.pause();
        } else if (resume) {
          player.play();
        }
      },
      {threshold: 0.4},
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [player, stage]);

  return {
    ready: player !== null,
    playing,
    frame,
    attach: setPlayer,
    toggle: useCallback(() => {
      player?.toggle();
    }, [player]),
    restart: useCallback(() => {
      player?.seekTo(0);
      player?.play();
    }, [player]),
    seek: useCallback(
      (target: number) => {
        player?.pause();
        player?.seekTo(target);
      },
      [player],
    ),
  };
};
