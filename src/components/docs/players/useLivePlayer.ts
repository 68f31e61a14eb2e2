import {useMemo, useRef, useState, type RefObject} from 'react';
import type {PlayerRef} from '@remotion/player';

import {parseDemo, type DemoProps} from '@site/src/components/docs/Demo/demoData';
import {useSeen} from '@site/src/components/docs/Demo/useSeen';
import type {DemoData} from '@site/src/demos/read';

/** A demo whose player a page shows, and the place of that player. */
interface LivePlayer {
  demo: DemoData;
  stage: RefObject<HTMLDivElement | null>;
  /** Whether the stage has come near the view. */
  seen: boolean;
  player: PlayerRef | null;
  /** Ref callback for the player. */
  attach: (player: PlayerRef | null) => void;
}

/** What each of the live players begins with. */
export const useLivePlayer = ({id, data}: DemoProps): LivePlayer => {
  const demo = useMemo(() => parseDemo({id, data}), [id, data]);
  const stage = useRef<HTMLDivElement>(null);
  const seen = useSeen(stage);
  const [player, attach] = useState<PlayerRef | null>(null);
  return {demo, stage, seen, player, attach};
};
