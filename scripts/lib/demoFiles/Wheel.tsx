import type {ReactNode} from 'react';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const colors = ['#ffb703', '#fb8500', '#d62828', '#8338ec', '#3a86ff', '#2a9d8f'];

/** A point on a circle around the center; `turn` is 0 at the top, and 1 after a whole turn. */
const at = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI;
  return `${String(Math.sin(angle) * radius)} ${String(-Math.cos(angle) * radius)}`;
};

/** A wheel that turns once, with a ring of lights that counts the pictures of the GIF. */
export const Wheel = (): ReactNode => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: '#fdf0d5'}}>
      <svg viewBox="-240 -180 480 360">
        <path
          fill="#003049"
          d="M-240 -180h48l-48 48zM240 -180h-48l48 48zM-240 180h48l-48 -48zM240 180h-48l48 -48z"
        />
        <g transform={`rotate(${String((360 * frame) / durationInFrames)})`}>
          {colors.map((color, i) => (
            <path
              key={color}
              fill={color}
              d={`M0 0L${at(i / 6, 116)}A116 116 0 0 1 ${at((i + 1) / 6, 116)}Z`}
            />
          ))}
          <circle r={30} fill="#fdf0d5" />
        </g>
        {Array.from({length: durationInFrames}, (_, i) => {
          const [cx, cy] = at(i / durationInFrames, 148).split(' ');
          return <circle key={i} cx={cx} cy={cy} r={9} fill={i <= frame ? '#d62828' : '#e3d3b1'} />;
        })}
      </svg>
    </AbsoluteFill>
  );
};
