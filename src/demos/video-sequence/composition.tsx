import React from 'react';
import {AbsoluteFill, Series, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  first: number;
  second: number;
  gap: number;
};

const colors = ['#4f7cff', '#3ddc97', '#ffc247'];

// Stands in for an <OffthreadVideo>: it counts its own frames from 0.
const Clip: React.FC<{index: number}> = ({index}) => {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{
        inset: '50px 80px auto',
        width: 1120,
        height: 450,
        borderRadius: 28,
        overflow: 'hidden',
        background: `linear-gradient(115deg, ${colors[index]}, #1b2030 85%)`,
      }}
    >
      <svg viewBox="0 0 1120 450" fill="#10131a" fontSize={44}>
        <circle cx={300 + frame * 10} cy={225} r={150} fill="#f4f6fb" opacity={0.15} />
        <text x={60} y={260} fontSize={120} fontWeight={700}>
          clip {index + 1}
        </text>
        <text x={64} y={370}>its frame {frame}</text>
      </svg>
    </AbsoluteFill>
  );
};

export const VideoSequence: React.FC<Props> = ({first, second, gap}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const px = 1120 / durationInFrames;
  const third = durationInFrames - first - second - gap * 2;
  const blocks = [
    {from: 0, length: first},
    {from: first + gap, length: second},
    {from: first + second + gap * 2, length: third},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', fontSize: 42, color: '#9aa6bf'}}>
      <Series>
        <Series.Sequence durationInFrames={first}>
          <Clip index={0} />
        </Series.Sequence>
        <Series.Sequence durationInFrames={second} offset={gap}>
          <Clip index={1} />
        </Series.Sequence>
        <Series.Sequence durationInFrames={third} offset={gap}>
          <Clip index={2} />
        </Series.Sequence>
      </Series>
      {blocks.map(({from, length}, i) => (
        <div
          key={colors[i]}
          style={{
            position: 'absolute', top: 560, height: 60, borderRadius: 14, opacity: 0.85,
            left: 80 + from * px, width: length * px - 4, backgroundColor: colors[i],
          }}
        />
      ))}
      <div style={{position: 'absolute', top: 636, left: 80}}>frame {frame}</div>
      <div style={{position: 'absolute', top: 545, left: 80 + frame * px - 3, width: 6, height: 90, borderRadius: 3, backgroundColor: '#ff6a4d'}} />
    </AbsoluteFill>
  );
};
