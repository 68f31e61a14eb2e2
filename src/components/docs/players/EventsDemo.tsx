import {useEffect, useState, type ReactNode} from 'react';
import type {PlayerRef} from '@remotion/player';

import {LazyDemoPlayer} from '@site/src/components/docs/Demo/LazyDemoPlayer';
import type {DemoProps} from '@site/src/components/docs/Demo/demoData';

import {LiveDemo, LiveStage} from './LiveDemo';
import styles from './styles.module.css';
import {useLivePlayer} from './useLivePlayer';

const events = [
  'play',
  'pause',
  'seeked',
  'timeupdate',
  'frameupdate',
  'volumechange',
  'mutechange',
  'scalechange',
] as const;

type Counts = Partial<Record<(typeof events)[number], number>>;

const options = {controls: true};

/** How often a player has emitted each event. */
const useCounts = (player: PlayerRef | null): Counts => {
  const [counts, setCounts] = useState<Counts>({});
  useEffect(() => {
    if (!player) return undefined;
    const removers = events.map((name) => {
      const count = (): void => {
        setCounts((current) => ({...current, [name]: (current[name] ?? 0) + 1}));
      };
      player.addEventListener(name, count);
      return () => {
        player.removeEventListener(name, count);
      };
    });
    return () => {
      removers.forEach((remove) => {
        remove();
      });
    };
  }, [player]);
  return counts;
};

/** A player with its built-in controls, and the events that it emits, counted. */
export function EventsDemo(props: DemoProps): ReactNode {
  const {demo, stage, seen, player, attach} = useLivePlayer(props);
  const counts = useCounts(player);
  return (
    <LiveDemo title="A Player and the events that it has emitted">
      <LiveStage ref={stage} demo={demo} playing={player !== null}>
        {seen && (
          <LazyDemoPlayer
            demo={demo}
            inputProps={demo.defaultProps}
            attach={attach}
            options={options}
          />
        )}
      </LiveStage>
      <dl className={styles.counts} data-markdown-ignore="">
        {events.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{counts[name] ?? 0}</dd>
          </div>
        ))}
      </dl>
    </LiveDemo>
  );
}
