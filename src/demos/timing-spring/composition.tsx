import {springTiming} from '@remotion/transitions';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  damping: number;
  stiffness: number;
  durationRestThreshold: number;
  reverse: boolean;
};

export const SpringTimingCurve = ({damping, stiffness, durationRestThreshold, reverse}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const timing = springTiming({config: {damping, stiffness}, durationRestThreshold, reverse});
  const length = timing.getDurationInFrames({fps});
  const at = (time: number) => timing.getProgress({frame: time, fps});
  const toX = (time: number) => 90 + time * 12;
  const toY = (progress: number) => 560 - progress * 330;
  const curve = Array.from({length: 91}, (_, i) => `${toX(i)},${toY(at(i))}`).join(' ');
  const progress = at(frame);

  return (
    <AbsoluteFill style={{backgroundColor: '#1b1230'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round">
        <rect x={90} y={90} width={length * 12} height={510} rx={12} fill="#33225a" />
        <path d="M90 560H1180M90 230H1180" stroke="#5b4691" strokeWidth={3} />
        <polyline points={curve} stroke="#ff9ecb" strokeWidth={9} />
        <circle cx={toX(frame)} cy={toY(progress)} r={20} fill="#ffe066" />
        <text x={110} y={150} fontSize={44} fontWeight={700} fill="#fff">
          {length} frames
        </text>
        <text x={1180} y={670} fontSize={44} textAnchor="end" fill="#ffe066">
          progress {progress.toFixed(3)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
