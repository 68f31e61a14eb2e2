import {Trail} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  layers: number;
  lagInFrames: number;
  trailOpacity: number;
};

const Firefly = ({phase, color}: {phase: number; color: string}) => {
  const frame = useCurrentFrame();
  const angle = (frame / 90) * 2 * Math.PI + phase;

  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720">
        <circle
          cx={640 + Math.cos(angle) * 420}
          cy={360 + Math.sin(angle * 2) * 220}
          r={34}
          fill={color}
        />
      </svg>
    </AbsoluteFill>
  );
};

export const Fireflies = (props: Props) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1a17'}}>
      <Trail {...props}>
        <Firefly phase={0} color="#d9ff5b" />
        <Firefly phase={Math.PI * 0.8} color="#5bffc8" />
      </Trail>
    </AbsoluteFill>
  );
};
