import {useEffect, useState, type ReactNode} from 'react';
import {Player, type PlayerRef} from '@remotion/player';
import {useCurrentFrame} from 'remotion';

import {prefersReducedMotion} from '@site/src/client/prefersReducedMotion';

import {Art, stillFrame} from '../Art';
import {loopFrames} from '../Art/drawings/kit';
import styles from './styles.module.css';

/** The drawing as a composition. */
function Composition({slug}: {slug: string}): ReactNode {
  return <Art slug={slug} frame={useCurrentFrame()} className={styles.art} />;
}

/** Plays a drawing over its still, unless the reader prefers reduced motion or pauses it. */
export default function ArtPlayer({slug}: {slug: string}): ReactNode {
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [playing, setPlaying] = useState(() => !prefersReducedMotion());
  useEffect(() => {
    if (playing) player?.play();
    else player?.pause();
  }, [player, playing]);
  return (
    <>
      {/* The player positions itself in the flow, below the still. */}
      <div className={styles.player}>
        <Player
          ref={setPlayer}
          style={{inlineSize: '100%', blockSize: '100%'}}
          component={Composition}
          inputProps={{slug}}
          compositionWidth={640}
          compositionHeight={360}
          fps={30}
          durationInFrames={loopFrames}
          initialFrame={stillFrame}
          loop
          numberOfSharedAudioTags={0}
          acknowledgeRemotionLicense
          // Before the first gesture, playing without Web Audio is expected; see
          // src/upstream/bundler.
          logLevel="error"
        />
      </div>
      <button
        type="button"
        className={styles.pause}
        onClick={() => {
          setPlaying(!playing);
        }}
      >
        {playing ? 'Pause' : 'Play'}
      </button>
    </>
  );
}
