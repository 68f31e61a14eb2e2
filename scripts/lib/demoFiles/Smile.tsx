import type {ReactNode} from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

interface Props {
  [name: string]: unknown;
  /** For the file without transparency. */
  background: string;
}

/** A face that breaks into a smile, nods and blinks, and ends as it began. */
export const Smile = ({background}: Props): ReactNode => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * 2 * Math.PI;
  const joy = (1 - Math.cos(turn)) / 2;
  const blink = interpolate(frame, [36, 40, 44], [1, 0.1, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const mouth = 30 + joy * 62;

  return (
    <AbsoluteFill style={{backgroundColor: background}}>
      <svg viewBox="-256 -256 512 512">
        <g transform={`translate(0 ${String(-18 * joy)}) rotate(${String(14 * Math.sin(turn))})`}>
          <circle r={208} fill="#ffc83d" />
          <path d="M-208 0A208 208 0 0 0 208 0A212 232 0 0 1 -208 0Z" fill="#f2a30f" />
          <ellipse cx={-74} cy={-48} rx={27} ry={38 * blink} fill="#5c3a10" />
          <ellipse cx={74} cy={-48} rx={27} ry={38 * blink} fill="#5c3a10" />
          <path
            d={`M-104 44Q0 ${String(44 + mouth * 2)} 104 44Q0 ${String(44 + mouth * 0.35)} -104 44Z`}
            fill="#5c3a10"
            stroke="#5c3a10"
            strokeWidth={16}
            strokeLinejoin="round"
          />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
