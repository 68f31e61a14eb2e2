import {linearTiming} from '@remotion/transitions';
import {AbsoluteFill, Easing, useCurrentFrame, useVideoConfig} from 'remotion';

const easings = {
  none: undefined,
  'in quad': Easing.in(Easing.quad),
  'out cubic': Easing.out(Easing.cubic),
  'inOut sin': Easing.inOut(Easing.sin),
  bounce: Easing.bounce,
  steps: (t: number) => Math.floor(t * 5) / 5,
};

type Props = {
  easing: keyof typeof easings;
  durationInFrames: number;
};

export const LinearTimingDoors = ({easing, durationInFrames}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const timing = linearTiming({durationInFrames, easing: easings[easing]});
  const progress = timing.getProgress({frame: frame - 15, fps});
  const door = 560 * (1 - progress);

  return (
    <AbsoluteFill style={{backgroundColor: '#f4ead7'}}>
      <svg viewBox="0 0 1280 720">
        <rect x={80} y={80} width={1120} height={420} fill="#ffcf56" />
        <circle cx={640} cy={290} r={150} fill="#f2573a" />
        <rect x={80} y={80} width={door} height={420} fill="#234b6e" />
        <rect x={1200 - door} y={80} width={door} height={420} fill="#2d5f8b" />
        <text x={80} y={610} fontSize={60} fontWeight={700} fill="#234b6e">
          {progress.toFixed(2)}
        </text>
        <text x={1200} y={610} fontSize={44} textAnchor="end" fill="#5d6b7a">
          frame {Math.min(Math.max(0, frame - 15), durationInFrames)} of {durationInFrames}
        </text>
        <rect x={80} y={640} width={1120} height={16} rx={8} fill="#dccfb6" />
        <rect x={80} y={640} width={1120 * progress} height={16} rx={8} fill="#f2573a" />
      </svg>
    </AbsoluteFill>
  );
};
