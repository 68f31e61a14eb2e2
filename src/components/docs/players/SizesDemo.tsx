import {useEffect, useMemo, useState, type CSSProperties, type ReactNode} from 'react';
import type {PlayerRef} from '@remotion/player';

import {ControlField} from '@site/src/components/docs/Demo/ControlField';
import {LazyDemoPlayer} from '@site/src/components/docs/Demo/LazyDemoPlayer';
import type {DemoProps} from '@site/src/components/docs/Demo/demoData';
import demoStyles from '@site/src/components/docs/Demo/styles.module.css';
import {usePlayback} from '@site/src/components/docs/Demo/usePlayback';

import {LiveDemo, LiveStage} from './LiveDemo';
import styles from './styles.module.css';
import {useLivePlayer} from './useLivePlayer';

const FIT_WIDTH = "{width: '100%'}";

/** Values of the player's `style`, as the page writes them. */
const playerStyles: Record<string, CSSProperties> = {
  [FIT_WIDTH]: {width: '100%'},
  "{width: '100%', height: '100%'}": {width: '100%', height: '100%'},
  '{width: 160, height: 160}': {width: 160, height: 160},
  '{height: 120}': {height: 120},
};

interface Size {
  width: number;
  height: number;
  scale: number;
}

/** A player's size on the page, in CSS pixels, and its scale. */
const useSize = (player: PlayerRef | null): Size | undefined => {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const node = player?.getContainerNode();
    if (!player || !node) return undefined;
    const measure = (): void => {
      const {width, height} = node.getBoundingClientRect();
      setSize({width: Math.round(width), height: Math.round(height), scale: player.getScale()});
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    player.addEventListener('scalechange', measure);
    return () => {
      observer.disconnect();
      player.removeEventListener('scalechange', measure);
    };
  }, [player]);
  return size;
};

/** A player in a box: the reader changes the box and the player's `style`. */
export function SizesDemo(props: DemoProps): ReactNode {
  const {demo, stage, seen, player, attach: attachPlayer} = useLivePlayer(props);
  const {attach: attachPlayback} = usePlayback(demo, stage);
  const [share, setShare] = useState(70);
  const [style, setStyle] = useState(FIT_WIDTH);
  const size = useSize(player);
  const attach = useMemo(
    () => (next: PlayerRef | null) => {
      attachPlayback(next);
      attachPlayer(next);
    },
    [attachPlayback, attachPlayer],
  );
  const options = useMemo(() => ({style: playerStyles[style] ?? {}}), [style]);
  return (
    <LiveDemo title="A Player in a box">
      <LiveStage ref={stage} demo={demo} playing={player !== null}>
        {seen && (
          <div className={styles.box} style={{inlineSize: `${share}%`}}>
            <LazyDemoPlayer
              demo={demo}
              inputProps={demo.defaultProps}
              attach={attach}
              options={options}
            />
          </div>
        )}
      </LiveStage>
      <p className={styles.line}>
        <output>
          {size
            ? `Player: ${size.width} × ${size.height} pixels, scale ${size.scale.toFixed(2)}`
            : `Composition: ${demo.width} × ${demo.height} pixels`}
        </output>
      </p>
      <fieldset className={demoStyles.controls}>
        <legend className="visually-hidden">Parameters</legend>
        <ControlField
          control={{
            type: 'select',
            name: 'style',
            label: 'Player style',
            options: Object.keys(playerStyles),
          }}
          value={style}
          disabled={player === null}
          onChange={(_, value) => {
            setStyle(String(value));
          }}
        />
        <ControlField
          control={{
            type: 'slider',
            name: 'share',
            label: 'Box width (%)',
            min: 30,
            max: 100,
            step: 1,
          }}
          value={share}
          disabled={player === null}
          onChange={(_, value) => {
            setShare(Number(value));
          }}
        />
      </fieldset>
    </LiveDemo>
  );
}
