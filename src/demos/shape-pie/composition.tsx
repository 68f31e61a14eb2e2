import {Pie} from '@remotion/shapes';
import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  closePath: boolean;
  counterClockwise: boolean;
  rotation: number;
};

export const CountdownPie = ({closePath, counterClockwise, rotation}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const progress = interpolate(frame, [0, durationInFrames - 15], [0, 1], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{alignItems: 'center', justifyContent: 'center', backgroundColor: '#0e2a2f'}}
    >
      <Pie radius={260} progress={1} fill="#16434a" />
      <Pie
        radius={260}
        progress={progress}
        closePath={closePath}
        counterClockwise={counterClockwise}
        rotation={rotation * Math.PI}
        fill={closePath ? '#ffbf47' : 'none'}
        stroke="#ffbf47"
        strokeWidth={36}
        strokeLinejoin="round"
        strokeLinecap="round"
        style={{position: 'absolute'}}
      />
      <div
        style={{
          position: 'absolute',
          right: 100,
          color: '#e8fbff',
          fontSize: 110,
          fontWeight: 700,
        }}
      >
        {progress.toFixed(2)}
      </div>
    </AbsoluteFill>
  );
};
