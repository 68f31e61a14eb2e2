import React from 'react';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  text: string;
  color: string;
};

const bars = 56;

export const SpokenText: React.FC<Props> = ({text, color}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const progress = frame / durationInFrames;
  const words = text.split(' ');
  const current = Math.min(words.length - 1, Math.floor(progress * words.length));

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', padding: '80px 90px', gap: 50}}>
      <div style={{flex: 1, fontSize: 82, fontWeight: 650, lineHeight: 1.25}}>
        {words.map((word, i) => (
          <span
            key={`${word}-${i}`}
            style={{color: i === current ? color : i < current ? '#f4f6fb' : '#657089'}}
          >
            {word}{' '}
          </span>
        ))}
      </div>
      <svg viewBox="0 0 1100 200" style={{height: 200}}>
        {Array.from({length: bars}, (_, i) => {
          // Louder within a word, quiet at its ends.
          const inWord = ((i / bars) * words.length) % 1;
          const loudness = Math.sin(inWord * Math.PI) * (0.35 + 0.65 * random(`bar-${i}`));
          const distance = Math.abs(i / bars - progress) * bars;
          const height = 12 + loudness * 150 * (1 + 0.2 * Math.max(0, 1 - distance / 4));
          return (
            <rect
              key={`bar-${i}`}
              x={(i * 1100) / bars}
              y={100 - height / 2}
              width={11}
              height={height}
              rx={5.5}
              fill={i / bars < progress ? color : '#343d50'}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
