import {AbsoluteFill, random, useCurrentFrame} from 'remotion';

type Props = {
  title: string;
  seed: number;
  shapes: number;
};

const COLORS = ['#4f7cff', '#ff6a4d', '#3ddc97', '#ffc247', '#a98bff'];

export const Card = ({title, seed, shapes}: Props) => {
  // The seed of the next card, every second.
  const current = seed + Math.floor(useCurrentFrame() / 30);

  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <svg viewBox="0 0 1200 630" style={{position: 'absolute'}}>
        {Array.from({length: shapes}, (_, index) => {
          const pick = (name: string) => random(`${current}-${name}-${index}`);
          const size = 40 + pick('size') * 150;
          return (
            <rect
              key={index}
              x={520 + pick('x') * 640}
              y={-60 + pick('y') * 640}
              width={size}
              height={size}
              rx={pick('round') > 0.5 ? size / 2 : 14}
              fill={COLORS[Math.floor(pick('color') * COLORS.length)]}
              opacity={0.35 + pick('opacity') * 0.6}
            />
          );
        })}
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 80,
          bottom: 70,
          maxWidth: 620,
          color: '#f4f6fb',
          fontSize: 96,
          fontWeight: 680,
          lineHeight: 1,
          letterSpacing: '-0.02em',
        }}
      >
        {title}
      </div>
      <div style={{position: 'absolute', left: 84, top: 70, color: '#9aa6bf', fontSize: 40}}>
        No. {current}
      </div>
    </AbsoluteFill>
  );
};
