import {useEffect, useMemo, useState, type ReactNode} from 'react';
import type {PlayerRef} from '@remotion/player';

import {ControlField} from '@site/src/components/docs/Demo/ControlField';
import {LazyDemoPlayer} from '@site/src/components/docs/Demo/LazyDemoPlayer';
import {parseDemo, type DemoProps} from '@site/src/components/docs/Demo/demoData';
import demoStyles from '@site/src/components/docs/Demo/styles.module.css';
import type {DemoData} from '@site/src/demos/read';

import {LiveDemo, LiveStage} from './LiveDemo';
import styles from './styles.module.css';

const tiles = [1, 2, 3, 4];

interface TileProps {
  demo: DemoData;
  label: string;
  /** Whether it plays beside the others. */
  beside: boolean;
}

/** A still with a button; the player is mounted when the button is pressed. */
function Tile({demo, label, beside}: TileProps): ReactNode {
  const options = useMemo(() => ({controls: true, spaceKeyToPlayOrPause: false, beside}), [beside]);
  const [isOpen, setOpen] = useState(false);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  useEffect(() => {
    if (!player) return;
    player.seekTo(0);
    player.play();
  }, [player]);
  return (
    <li>
      <LiveStage demo={demo} playing={player !== null}>
        {isOpen && (
          <LazyDemoPlayer
            demo={demo}
            inputProps={demo.defaultProps}
            attach={setPlayer}
            options={options}
          />
        )}
      </LiveStage>
      <button
        type="button"
        className="outline-button"
        onClick={() => {
          setOpen(true);
          player?.play();
        }}
      >
        {label}
      </button>
    </li>
  );
}

/** Four players, of which one plays at a time if the reader wants it so. */
export function GalleryDemo(props: DemoProps): ReactNode {
  const {id, data} = props;
  const demo = useMemo(() => parseDemo({id, data}), [id, data]);
  const [isAlone, setAlone] = useState(true);
  return (
    <LiveDemo title="Four Players, each mounted when it is first played">
      <ul className={styles.tiles} data-markdown-ignore="">
        {tiles.map((tile) => (
          <Tile key={tile} demo={demo} label={`Play video ${tile}`} beside={!isAlone} />
        ))}
      </ul>
      <fieldset className={demoStyles.controls}>
        <legend className="visually-hidden">Parameters</legend>
        <ControlField
          control={{type: 'switch', name: 'alone', label: 'Pause the others when one plays'}}
          value={isAlone}
          disabled={false}
          onChange={(_, value) => {
            setAlone(value === true);
          }}
        />
      </fieldset>
    </LiveDemo>
  );
}
