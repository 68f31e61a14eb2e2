import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import type {PlayerRef} from '@remotion/player';

import {prefersReducedMotion} from '@site/src/client/prefersReducedMotion';

/** Controls several players that play and pause together. */
export interface Players {
  /** True when every player has loaded. */
  ready: boolean;
  playing: boolean;
  /** Ref callback for each player; its cleanup removes the player. */
  attach: (player: PlayerRef | null) => (() => void) | undefined;
  toggle: () => void;
}

/** Plays several players while their stage is in view, unless the reader prefers reduced motion. */
export const usePlayers = (count: number, stage: RefObject<HTMLElement | null>): Players => {
  const players = useRef(new Set<PlayerRef>());
  const [attached, setAttached] = useState(0);
  // Undefined until the reader decides; the decision is kept.
  const [wanted, setWanted] = useState<boolean>();
  const [visible, setVisible] = useState(false);
  const [reduced, setReduced] = useState(true);
  const ready = attached === count;
  const playing = ready && visible && (wanted ?? !reduced);

  useEffect(() => {
    setReduced(prefersReducedMotion());
    const element = stage.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        setVisible(entries.at(-1)?.isIntersecting ?? false);
      },
      {threshold: 0.1},
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [stage]);

  useEffect(() => {
    for (const player of players.current) {
      if (playing) player.play();
      else player.pause();
    }
  }, [playing]);

  return {
    ready,
    playing,
    attach: useCallback((player) => {
      if (!player) return undefined;
      const current = players.current;
      current.add(player);
      setAttached(current.size);
      return () => {
        current.delete(player);
        setAttached(current.size);
      };
    }, []),
    toggle: () => {
      setWanted(!playing);
    },
  };
};
