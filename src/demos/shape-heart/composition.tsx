import {Heart} from '@remotion/shapes';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  aspectRatio: number;
  bottomRoundnessAdjustment: number;
  depthAdjustment: number;
};

export const Heartbeat = (props: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const beat = frame % 30;
  const pulse =
    spring({frame: beat, fps, config: {stiffness: 300}}) -
    spring({frame: beat - 6, fps, config: {damping: 14, stiffness: 120}});

  return (
    <AbsoluteFill
      style={{alignItems: 'center', justifyContent: 'center', backgroundColor: '#ffe3e8'}}
    >
      <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
        <Heart
          height={480}
          fill="none"
          stroke="#ff9bb0"
          strokeWidth={6}
          style={{scale: String(1 + pulse * 0.22), opacity: pulse}}
          {...props}
        />
      </AbsoluteFill>
      <Heart height={480} fill="#e02f55" style={{scale: String(0.9 + pulse * 0.14)}} {...props} />
    </AbsoluteFill>
  );
};
