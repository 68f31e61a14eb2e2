import React from 'react';
import {AbsoluteFill, Series, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  first: number;
  second: number;
  gap: number;
};

// Stands in for an <OffthreadVideo>: it counts its own frames from 0.
const Clip: React.FC<{name: string; color: string}> = ({name, color}) => {
  const frame = useCurrentFrame();
  return (
    <svg viewBox="0 0 1280 720" fill="#10131a" fontSize={44}>
      <rect x={80} y={50} width={1120} height={450} rx={28} fill={color} />
      <circle
        cx={800 + 220 * Math.sin(frame / 20)}
        cy={275}
        r={150}
        fill="#f4f6fb"
        opacity={0.25}
      />
      <text x={140} y={310} fontSize={120} fontWeight={700}>
        {name}
      </text>
      <text x={144} y={420}>
        its frame {frame}
      </text>
    </svg>
  );
};

export const VideoSequence: React.FC<Props> = ({first, second, gap}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const third = durationInFrames - first - second - gap * 2;
  const clips = [
    {name: 'clip 1', color: '#4f7cff', from: 0, length: first},
    {name: 'clip 2', color: '#3ddc97', from: first + gap, length: second},
    {name: 'clip 3', color: '#ffc247', from: first + second + gap * 2, length: third},
  ];
  const px = 1120 / durationInFrames;

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <Series>
        {clips.map(({name, color, length}, i) => (
          <Series.Sequence key={name} durationInFrames={length} offset={i === 0 ? 0 : gap}>
            <Clip name={name} color={color} />
          </Series.Sequence>
        ))}
      </Series>
      <svg viewBox="0 0 1280 720" fontSize={42} strokeWidth={60} style={{position: 'absolute'}}>
        {clips.map(({name, color, from, length}) => (
          <path key={name} d={`M${80 + from * px} 590h${length * px - 4}`} stroke={color} />
        ))}
        <path d={`M${80 + frame * px} 545V635`} stroke="#ff6a4d" strokeWidth={8} />
        <text x={80} y={690} fill="#9aa6bf">
          frame {frame}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
