import React from 'react';
import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  repository: string;
  stars: number;
};

const star = 'M0 -30L9 -10L30 -8L14 6L19 28L0 16L-19 28L-14 6L-30 -8L-9 -10Z';
const fans = 26;

export const StarCount: React.FC<Props> = ({repository, stars}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const count = interpolate(frame, [0, durationInFrames - 40], [1, stars], {
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.quad),
  });
  const burst = interpolate(frame, [durationInFrames - 42, durationInFrames - 30], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.out(Easing.back(2)),
  });

  return (
    <AbsoluteFill style={{background: 'linear-gradient(#0d1020, #2a2359)'}}>
      <svg viewBox="0 0 1280 720" textAnchor="middle">
        {Array.from({length: fans}, (_, i) => {
          const travel = (frame / 90 + random(`start-${i}`)) % 1;
          const x = 60 + ((i * 487) % 1160);
          const size = 20 + random(`size-${i}`) * 22;
          return (
            <g key={`fan-${i}`} transform={`translate(${x} ${790 - travel * 860})`} opacity={0.75}>
              <circle r={size} fill={`hsl(${Math.floor(random(`hue-${i}`) * 360)} 70% 68%)`} />
              <circle cy={-size * 0.2} r={size * 0.34} fill="#0d1020" opacity={0.55} />
              <path
                d={`M${-size * 0.6} ${size * 0.62}C${-size * 0.5} ${size * 0.1} ${size * 0.5} ${size * 0.1} ${size * 0.6} ${size * 0.62}Z`}
                fill="#0d1020"
                opacity={0.55}
              />
            </g>
          );
        })}
        <rect x={270} y={170} width={740} height={380} rx={44} fill="#0d1020" opacity={0.86} />
        <path
          d={star}
          fill="#ffd166"
          transform={`translate(640 265) scale(${1.7 + burst * 0.9}) rotate(${burst * 72})`}
        />
        <text x={640} y={455} fill="#fff" fontSize={140} fontWeight={700}>
          {Math.round(count).toLocaleString('en-US')}
        </text>
        <text x={640} y={516} fill="#c3cad8" fontSize={40}>
          {repository}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
