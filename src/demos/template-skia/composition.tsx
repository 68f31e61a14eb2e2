import React from 'react';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  color1: string;
  color2: string;
};

const petals = 8;

export const BlendedCircles: React.FC<Props> = ({color1, color2}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const open = spring({frame, fps, config: {damping: 200}, durationInFrames: 50});
  const breath = 1 + Math.sin(frame / 18) * 0.08;

  return (
    <AbsoluteFill style={{background: '#0d1020', isolation: 'isolate'}}>
      <svg viewBox="0 0 1280 720">
        <g transform={`translate(640 360) rotate(${frame * 0.8}) scale(${breath})`}>
          {Array.from({length: petals}, (_, i) => (
            <circle
              key={`petal-${i}`}
              cx={150 * open}
              r={170}
              fill={i % 2 ? color1 : color2}
              opacity={0.42}
              transform={`rotate(${(i * 360) / petals})`}
              style={{mixBlendMode: 'screen'}}
            />
          ))}
        </g>
        <text
          x={640}
          y={390}
          fill="#fff"
          fontSize={90}
          fontWeight={700}
          textAnchor="middle"
          opacity={open}
        >
          Hello Skia
        </text>
      </svg>
    </AbsoluteFill>
  );
};
