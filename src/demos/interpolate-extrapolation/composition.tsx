import React from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame, type ExtrapolateType} from 'remotion';

type Props = {
  extrapolateLeft: ExtrapolateType;
  extrapolateRight: ExtrapolateType;
};

const frames = new Array(121).fill(true).map((_, i) => i);
const toX = (frame: number) => 120 + frame * 8.6;
const toY = (value: number) => 520 - value * 2;

export const Extrapolation: React.FC<Props> = ({extrapolateLeft, extrapolateRight}) => {
  const current = useCurrentFrame();
  const valueAt = (frame: number) =>
    interpolate(frame, [40, 80], [20, 100], {extrapolateLeft, extrapolateRight});
  const value = valueAt(current);

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720" fill="#9aa6bf" fontSize={40}>
        <rect x={toX(40)} y={140} width={40 * 8.6} height={520} rx={20} fill="#1b2030" />
        <text x={toX(60)} y={645} textAnchor="middle">
          40 to 80
        </text>
        <line x1={120} x2={1160} y1={toY(0)} y2={toY(0)} stroke="#2c3448" strokeWidth={4} />
        {frames.map((frame) => (
          <circle
            key={frame}
            cx={toX(frame)}
            cy={toY(valueAt(frame))}
            r={frame <= current ? 7 : 4}
            fill={frame < 40 || frame > 80 ? '#ffc247' : '#4f7cff'}
          />
        ))}
        <line
          x1={toX(current)}
          x2={toX(current)}
          y1={140}
          y2={660}
          stroke="#ff6a4d"
          strokeWidth={4}
        />
        <circle cx={toX(current)} cy={toY(value)} r={22} fill="#ff6a4d" />
        <text x={120} y={95} fontSize={52}>
          frame {current}
        </text>
        <text x={1160} y={95} fontSize={64} fontWeight={700} textAnchor="end" fill="#f4f6fb">
          {value.toFixed(0)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
