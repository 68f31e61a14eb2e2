import {getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
};

export const PaperPlane = ({x1, y1, x2, y2}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const path = `M 120 560 C ${x1} ${y1} ${x2} ${y2} 1160 160`;
  const traveled = interpolate(frame, [0, durationInFrames - 1], [0, getLength(path)], {
    easing: Easing.inOut(Easing.sin),
  });
  const {x, y} = getPointAtLength(path, traveled);
  const tangent = getTangentAtLength(path, traveled);
  const angle = (Math.atan2(tangent.y, tangent.x) * 180) / Math.PI;

  return (
    <AbsoluteFill style={{backgroundColor: '#bfe3f5'}}>
      <svg viewBox="0 0 1280 720" fill="none">
        <path d="M0 640Q320 580 640 640T1280 640V720H0Z" fill="#8cc7a1" />
        <path d={`M120 560L${x1} ${y1}M1160 160L${x2} ${y2}`} stroke="#7ba3bd" strokeWidth={3} />
        <path d={path} stroke="#fff" strokeWidth={8} strokeDasharray="6 20" strokeLinecap="round" />
        <circle cx={x1} cy={y1} r={16} fill="#ff7a59" />
        <circle cx={x2} cy={y2} r={16} fill="#ff7a59" />
        <g transform={`translate(${x} ${y}) rotate(${angle})`}>
          <path d="M-60 -48L80 0L-60 48L-30 0Z" fill="#fff" />
          <path d="M-30 0L80 0L-60 48Z" fill="#c9d6e2" />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
