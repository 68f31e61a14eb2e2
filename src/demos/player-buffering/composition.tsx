import {useEffect, useState} from 'react';
import {AbsoluteFill, Sequence, useBufferState, useCurrentFrame} from 'remotion';

type Props = {
  seconds: number;
  isAnnounced: boolean;
};

const Photo = ({seconds, isAnnounced}: Props) => {
  const [hasLoaded, setHasLoaded] = useState(false);
  const {delayPlayback} = useBufferState();

  useEffect(() => {
    const block = isAnnounced ? delayPlayback() : null;
    const timer = setTimeout(() => {
      setHasLoaded(true);
      block?.unblock();
    }, seconds * 1000);
    return () => {
      clearTimeout(timer);
      block?.unblock();
    };
  }, [delayPlayback, isAnnounced, seconds]);

  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', fontSize: 60}}>
      {hasLoaded ? (
        <svg viewBox="0 0 600 400" width={720}>
          <rect width={600} height={400} rx={12} fill="#8ecae6" />
          <circle cx={470} cy={90} r={46} fill="#ffb703" />
          <path d="M0 400l180-230 130 150 100-110 190 190z" fill="#3a5a40" />
        </svg>
      ) : (
        'The photo loads'
      )}
    </AbsoluteFill>
  );
};

export const WaitForPhoto = (props: Props) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#2b2d42', color: '#edf2f4'}}>
      <Sequence from={30} name="Photo">
        <Photo {...props} />
      </Sequence>
      <div style={{position: 'absolute', left: 40, bottom: 32, fontSize: 44}}>frame {frame}</div>
    </AbsoluteFill>
  );
};
