import React from 'react';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  title: string;
  color: string;
  bars: number;
};

const caption = 'So what is a frame made of? Of props, and of time.'.split(' ');

export const Podcast: React.FC<Props> = ({title, color, bars}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const spoken = (frame / durationInFrames) * caption.length;

  return (
    <AbsoluteFill style={{backgroundColor: '#17112b', padding: 70, color: '#fff'}}>
      <div style={{display: 'flex', gap: 50, alignItems: 'center'}}>
        <svg viewBox="0 0 220 220" style={{width: 220, borderRadius: 30, flexShrink: 0}}>
          <rect width={220} height={220} fill={color} />
          {[90, 66, 42].map((r, i) => (
            <circle
              key={r}
              cx={110}
              cy={120}
              r={r + Math.sin(frame / 8 + i) * 5}
              fill="#17112b"
              opacity={0.25 + i * 0.2}
            />
          ))}
          <rect x={92} y={62} width={36} height={78} rx={18} fill="#fff" />
          <path
            d="M76 116a34 34 0 0 0 68 0M110 150v26"
            stroke="#fff"
            strokeWidth={9}
            fill="none"
            strokeLinecap="round"
          />
        </svg>
        <div style={{fontSize: 62, fontWeight: 700, lineHeight: 1.15}}>{title}</div>
      </div>
      <div
        style={{
          flex: 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'center',
          gap: '0 16px',
          fontSize: 58,
          fontWeight: 600,
          lineHeight: 1.3,
        }}
      >
        {caption.map((word, i) => (
          <span key={word + String(i)} style={{opacity: i <= spoken ? 1 : 0.28}}>
            {word}
          </span>
        ))}
      </div>
      <svg viewBox="0 0 1140 150" style={{height: 150}}>
        {Array.from({length: bars}, (_, i) => {
          const middle = 1 - Math.abs(i / (bars - 1) - 0.5) * 1.5;
          const wave =
            0.5 +
            0.5 * Math.sin(frame / (3 + random(`speed-${i}`) * 5) + random(`phase-${i}`) * 6.28);
          const height = 12 + Math.max(0.08, middle) * wave * 130;
          const step = 1140 / bars;
          return (
            <rect
              key={`bar-${i}`}
              x={i * step + step * 0.2}
              y={75 - height / 2}
              width={step * 0.6}
              height={height}
              rx={step * 0.3}
              fill={color}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
