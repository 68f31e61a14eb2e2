import {
  memo,
  useEffect,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import {Player, type PlayerRef} from '@remotion/player';

import type {DemoData} from '@site/src/demos/read';

import styles from './styles.module.css';

/** What can differ from an ordinary demo's player. Keep the object stable. */
interface Options {
  style?: CSSProperties;
  controls?: boolean;
  spaceKeyToPlayOrPause?: boolean;
}

interface Props {
  demo: DemoData;
  inputProps: Record<string, unknown>;
  attach: (player: PlayerRef | null) => void;
  options?: Options;
}

type Composition = ComponentType<Record<string, unknown>>;

/** Loads a demo's composition: the one component that its file exports. */
const loadComposition = async (id: string): Promise<Composition> => {
  const module = (await import(`@site/src/demos/${id}/composition.tsx`)) as Record<
    string,
    Composition
  >;
  const [composition] = Object.values(module);
  if (!composition) throw new Error(`src/demos/${id}/composition.tsx exports no component.`);
  return composition;
};

const fill: CSSProperties = {inlineSize: '100%', blockSize: '100%'};

function DemoPlayer({demo, inputProps, attach, options = {}}: Props): ReactNode {
  const [composition, setComposition] = useState<{component: Composition}>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    loadComposition(demo.id).then(
      (component) => {
        if (current) setComposition({component});
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [demo.id]);
  if (failed) {
    return (
      <p className={styles.failure} role="status">
        The player did not load. Reload the page to try again.
      </p>
    );
  }
  if (!composition) return null;
  return (
    <Player
      ref={attach}
      // Opaque, since the still is behind it.
      {...options}
      style={{background: 'inherit', ...(options.style ?? fill)}}
      component={composition.component}
      inputProps={inputProps}
      compositionWidth={demo.width}
      compositionHeight={demo.height}
      fps={demo.fps}
      durationInFrames={demo.durationInFrames}
      initialFrame={demo.stillFrame}
      loop
      numberOfSharedAudioTags={0}
      acknowledgeRemotionLicense
      // Before the first gesture, playing without Web Audio is expected; see src/upstream/bundler.
      logLevel="error"
    />
  );
}

/**
 * The real player, laid over the still once there is something to play. It is not rendered again
 * when the page around it shows another frame number.
 */
export default memo(DemoPlayer);
