import {createSmoothSvgPath} from '@remotion/media-utils';
import React from 'react';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  points: number;
  height: number;
  straight: boolean;
};

export const SmoothPath: React.FC<Props> = ({points: count, height, straight}) => {
  const frame = useCurrentFrame();
  const {width, height: frameHeight, durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * Math.PI * 2;

  // Each point swings once per loop, with a phase of its own.
  const points = new Array(count).fill(true).map((_, i) => ({
    x: 100 + ((width - 200) / (count - 1)) * i,
    y: frameHeight / 2 + Math.sin(turn + random(`phase-${i}`) * Math.PI * 2) * height,
  }));
  const polyline = points.map(({x, y}) => `${x},${y}`).join(' ');

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox={`0 0 ${width} ${frameHeight}`} fill="none" strokeLinecap="round">
        {straight ? (
          <polyline points={polyline} stroke="#9aa6bf" strokeWidth={4} strokeDasharray="4 16" />
        ) : null}
        <path d={createSmoothSvgPath({points})} stroke="#4f7cff" strokeWidth={14} />
        {points.map(({x, y}) => (
          <circle key={x} cx={x} cy={y} r={16} fill="#10131a" stroke="#ffc247" strokeWidth={7} />
        ))}
      </svg>
    </AbsoluteFill>
  );
};
