import React from 'react';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  title: string;
  colorA: string;
  colorB: string;
};

const triangle = 'M-74 -128Q-106 -146 -106 -110V110Q-106 146 -74 128L118 18Q150 0 118 -18Z';

export const Welcome: React.FC<Props> = ({title, colorA, colorB}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const rise = spring({frame: frame - 40, fps, config: {damping: 200}});
  const leave = interpolate(frame, [durationInFrames - 15, durationInFrames - 1], [1, 0], {
    extrapolateLeft: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#f6f7fa'}}>
      <svg viewBox="0 0 1280 720" opacity={leave}>
        <defs>
          <linearGradient id="welcome-mark" x1="0" x2="1" y2="1">
            <stop offset="0" stopColor={colorA} />
            <stop offset="1" stopColor={colorB} />
          </linearGradient>
        </defs>
        <g transform={`translate(640 ${360 - rise * 90}) rotate(${frame / 6 - 12})`}>
          {[1.55, 1.05, 0.55].map((scale, i) => {
            const draw = spring({frame: frame - i * 9, fps, config: {damping: 200}});
            return (
              <path
                key={scale}
                d={triangle}
                pathLength={1}
                strokeDasharray={1}
                strokeDashoffset={1 - draw}
                transform={`scale(${scale})`}
                fill={i === 2 ? 'url(#welcome-mark)' : 'none'}
                fillOpacity={draw}
                stroke="url(#welcome-mark)"
                strokeWidth={22 / scale}
                strokeLinecap="round"
                opacity={0.35 + i * 0.3}
              />
            );
          })}
        </g>
      </svg>
      <AbsoluteFill style={{justifyContent: 'flex-end', alignItems: 'center', paddingBottom: 60}}>
        <div
          style={{
            display: 'flex',
            gap: 22,
            fontSize: 92,
            fontWeight: 700,
            color: '#10131a',
            opacity: leave,
          }}
        >
          {title.split(' ').map((word, i) => {
            const enter = spring({frame: frame - 50 - i * 5, fps, config: {damping: 14}});
            return (
              <span key={`${word}-${i}`} style={{scale: String(enter)}}>
                {word}
              </span>
            );
          })}
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
