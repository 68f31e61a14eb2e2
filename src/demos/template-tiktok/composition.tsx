import React from 'react';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  highlight: string;
};

const pages = [
  ['Every', 'word'],
  ['lights', 'up'],
  ['when', "it's", 'said'],
];
const perPage = 45;

export const WordCaptions: React.FC<Props> = ({highlight}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const index = Math.floor(frame / perPage) % pages.length;
  const words = pages[index] ?? [];
  const inPage = frame % perPage;
  const enter = spring({frame: inPage, fps, config: {damping: 13}});
  const current = Math.floor((inPage / perPage) * words.length);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1020', alignItems: 'center', padding: 24}}>
      <div
        style={{
          position: 'relative',
          overflow: 'hidden',
          flex: 1,
          aspectRatio: '9 / 16',
          borderRadius: 40,
          background: `radial-gradient(circle at ${50 + Math.sin(frame / 20) * 30}% 20%, #ff8fb1, transparent 55%), radial-gradient(circle at ${50 - Math.sin(frame / 20) * 35}% 75%, #48c6ef, transparent 60%), #5b3fd6`,
        }}
      >
        <svg viewBox="0 0 378 672" style={{position: 'absolute', inset: 0}}>
          <g
            transform={`translate(189 ${270 + Math.sin(frame / 5) * 8}) rotate(${Math.sin(frame / 8) * 4})`}
          >
            <path d="M-120 300C-120 70 120 70 120 300V460H-120Z" fill="#221452" />
            <circle r={82} fill="#ffd9c2" />
            <path d="M-84 -6C-84 -120 84 -120 84 -6C50 -40 0 -52 -84 -6Z" fill="#221452" />
            <ellipse cy={40} rx={22} ry={6 + 10 * Math.abs(Math.sin(frame / 3))} fill="#7a2b3d" />
          </g>
        </svg>
        <div
          style={{
            position: 'absolute',
            inset: 'auto 0 84px',
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            gap: '0 16px',
            fontSize: 72,
            fontWeight: 700,
            lineHeight: 1.1,
            scale: String(0.8 + enter * 0.2),
          }}
        >
          {words.map((word, i) => (
            <span
              key={word}
              style={{
                color: i === current ? highlight : '#fff',
                WebkitTextStroke: '14px #10131a',
                paintOrder: 'stroke',
                textTransform: 'uppercase',
              }}
            >
              {word}
            </span>
          ))}
        </div>
      </div>
    </AbsoluteFill>
  );
};
