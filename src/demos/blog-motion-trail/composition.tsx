import {Trail} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  layers: number;
  lagInFrames: number;
  trailOpacity: number;
};

const Ball = () => {
  const frame = useCurrentFrame();
  const {durationInFrames, width, height} = useVideoConfig();
  const angle = (frame / durationInFrames) * 2 * Math.PI;

  return (
    <AbsoluteFill>
      <div
        style={{
          position: 'absolute',
          left: width / 2 + Math.sin(angle) * 430 - 60,
          top: height / 2 + Math.sin(angle * 2) * 210 - 60,
          width: 120,
          height: 120,
          borderRadius: '50%',
          background: '#ffc247',
        }}
      />
    </AbsoluteFill>
  );
};

export const MotionTrail = ({layers, lagInFrames, trailOpacity}: Props) => {
  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <Trail layers={layers} lagInFrames={lagInFrames} trailOpacity={trailOpacity}>
        <Ball />
      </Trail>
    </AbsoluteFill>
  );
};
