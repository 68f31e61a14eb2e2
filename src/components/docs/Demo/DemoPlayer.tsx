import {
  memo,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import {Player, type PlayerRef} from '@remotion/player';

import type {DemoData} from '@site/src/demos/read';

import {playerStarted, playerStopped} from './activePlayer';
import styles from './styles.module.css';

/** What can differ from an ordinary demo's player. Keep the object stable. */
interface Options {
  style?: CSSProperties;
  controls?: boolean;
  spaceKeyToPlayOrPause?: boolean;
  /** It plays beside others; else the one that starts pauses the one that plays. */
  beside?: boolean;
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
  const module = (await import(
    /* webpackChunkName: "demo[index]" */ `@site/src/demos/${id}/composition.tsx`
  )) as Record<string, Composition>;
  const [composition] = Object.values(module);
  if (!composition) throw new Error(`src/demos/${id}/composition.tsx exports no component.`);
  return composition;
};

/** Pauses what plays elsewhere when a player starts, and the other way round. */
const useTurns = (player: PlayerRef | null, beside: boolean): void => {
  useEffect(() => {
    if (!player || beside) return undefined;
    const onPlay = (): void => {
      playerStarted(player);
    };
    const onPause = (): void => {
      playerStopped(player);
    };
    if (player.isPlaying()) onPlay();
    player.addEventListener('play', onPlay);
    player.addEventListener('pause', onPause);
    return () => {
      player.removeEventListener('play', onPlay);
      player.removeEventListener('pause', onPause);
      playerStopped(player);
    };
  }, [player, beside]);
};

const fill: CSSProperties = {inlineSize: '100%', blockSize: '100%'};

function DemoPlayer({demo, inputProps, attach, options = {}}: Props): ReactNode {
  const {beside = false, ...ofPlayer} = options;
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  useTurns(player, beside);
  const attachBoth = useCallback(
    (next: PlayerRef | null) => {
      setPlayer(next);
      attach(next);
    },
    [attach],
  );
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
        The player couldn’t be loaded. Reload the page to try again.
      </p>
    );
  }
  if (!composition) return null;
  return (
    <Player
      ref={attachBoth}
      // Opaque, since the still is behind it.
      {...ofPlayer}
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
