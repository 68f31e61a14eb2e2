import React from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  trimBefore: number;
  trimAfter: number;
  from: number;
};

const px = 9; // Pixels a frame
const left = 100;
// A drawn waveform of 120 frames, a bar for every second frame.
const wave = new Array(60)
  .fill(true)
  .map((_, i) => 14 + 66 * Math.abs(Math.sin(i * 0.47) * Math.cos(i * 0.13)));

export const AudioTrim: React.FC<Props> = ({trimBefore, trimAfter, from}) => {
  const frame = useCurrentFrame();
  const sourceFrame = frame - from + trimBefore;
  const plays = frame >= from && sourceFrame < trimAfter;
  const length = (trimAfter - trimBefore) * px;

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720" fontSize={42} fill="#9aa6bf">
        <defs>
          <clipPath id="composition">
            <rect x={left} y={430} width={120 * px} height={190} />
          </clipPath>
        </defs>
        <text x={left} y={80}>file</text>
        <rect x={left} y={110} width={120 * px} height={190} rx={18} fill="#1b2030" />
        <rect x={left + trimBefore * px} y={110} width={length} height={190} rx={18} fill="#4f7cff" opacity={0.3} />
        {wave.map((height, i) => {
          const kept = i * 2 >= trimBefore && i * 2 < trimAfter;
          const x = left + 5 + i * 2 * px;
          return <rect key={x} x={x} y={205 - height} width={9} height={height * 2} rx={4} fill={kept ? '#4f7cff' : '#2c3448'} />;
        })}
        <text x={left} y={400}>composition</text>
        <rect x={left} y={430} width={120 * px} height={190} rx={18} fill="#1b2030" />
        <g clipPath="url(#composition)">
          <rect x={left + from * px} y={430} width={length} height={190} rx={18} fill="#3ddc97" opacity={0.25} />
          {wave.map((height, i) => {
            const x = left + 5 + (i * 2 - trimBefore + from) * px;
            const kept = i * 2 >= trimBefore && i * 2 < trimAfter;
            return kept ? <rect key={x} x={x} y={525 - height} width={9} height={height * 2} rx={4} fill="#3ddc97" /> : null;
          })}
        </g>
        {plays ? (
          <path d={`M${left + sourceFrame * px} 100V310`} stroke="#ff6a4d" strokeWidth={6} strokeLinecap="round" />
        ) : null}
        <path d={`M${left + frame * px} 420V630`} stroke="#ff6a4d" strokeWidth={6} strokeLinecap="round" />
        <text x={left} y={685} fill="#f4f6fb">
          {plays ? `file frame ${sourceFrame}` : 'silence'}
        </text>
        <text x={left + 120 * px} y={685} textAnchor="end">
          frame {frame}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
