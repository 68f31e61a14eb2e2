import React from 'react';
import {AbsoluteFill, Freeze, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  frozenAt: number;
  color: string;
};

const Dial: React.FC<{label: string; color: string}> = ({label, color}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  return (
    <svg viewBox="0 0 480 600" width={480} textAnchor="middle">
      <circle cx={240} cy={240} r={190} fill="#1b2030" stroke={color} strokeWidth={14} />
      <g transform={`rotate(${(frame / durationInFrames) * 360} 240 240)`}>
        <path d="M240 240V95" stroke="#f4f6fb" strokeWidth={14} strokeLinecap="round" />
      </g>
      <circle cx={240} cy={240} r={20} fill="#f4f6fb" />
      <text x={240} y={510} fontSize={56} fontWeight={700} fill="#f4f6fb">
        frame {frame}
      </text>
      <text x={240} y={580} fontSize={44} fill="#9aa6bf">
        {label}
      </text>
    </svg>
  );
};

export const LiveAndFrozen: React.FC<Props> = ({frozenAt, color}) => {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#10131a',
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-evenly',
      }}
    >
      <Dial label="live" color="#2c3448" />
      <Freeze frame={frozenAt}>
        <Dial label="frozen" color={color} />
      </Freeze>
    </AbsoluteFill>
  );
};
