import React from 'react';
import {AbsoluteFill, Freeze, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  holdFrom: number;
  holdUntil: number;
};

const Runner: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const x = interpolate(frame, [0, durationInFrames - 1], [120, 1160]);

  return (
    <svg viewBox="0 0 1280 720">
      <path d="M120 300H1160" stroke="#2c3448" strokeWidth={16} strokeLinecap="round" />
      <path d={`M120 300H${x}`} stroke="#4f7cff" strokeWidth={16} strokeLinecap="round" />
      <circle cx={x} cy={300} r={60} fill="#4f7cff" />
    </svg>
  );
};

export const HoldThenJump: React.FC<Props> = ({holdFrom, holdUntil}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const isHeld = (at: number) => at >= holdFrom && at < holdUntil;
  const toX = (at: number) => interpolate(at, [0, durationInFrames - 1], [120, 1160]);
  const width = Math.max(0, toX(holdUntil) - toX(holdFrom));

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <AbsoluteFill>
        <Freeze frame={holdFrom} active={isHeld}>
          <Runner />
        </Freeze>
      </AbsoluteFill>
      <svg viewBox="0 0 1280 720" fill="#9aa6bf" fontSize={48}>
        <rect x={120} y={480} width={1040} height={56} rx={12} fill="#1b2030" />
        <rect x={toX(holdFrom)} y={480} width={width} height={56} rx={12} fill="#ffc247" />
        <rect x={toX(frame) - 4} y={456} width={8} height={104} rx={4} fill="#ff6a4d" />
        <text x={120} y={640}>
          frame {frame}
        </text>
        <text x={1160} y={640} textAnchor="end" fill={isHeld(frame) ? '#ffc247' : '#9aa6bf'}>
          {isHeld(frame) ? `held at ${holdFrom}` : 'running'}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
