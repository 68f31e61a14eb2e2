import {noise4D} from '@remotion/noise';
import {AbsoluteFill, interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  detail: number;
  speed: number;
  strength: number;
};

const COLUMNS = 22;
const ROWS = 12;

export const NoiseField = ({detail, speed, strength}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames, width, height} = useVideoConfig();

  // Time moves along a circle, so the last frame leads back to the first.
  const angle = (frame / durationInFrames) * 2 * Math.PI;
  const timeX = Math.cos(angle) * speed;
  const timeY = Math.sin(angle) * speed;

  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <svg viewBox={`0 0 ${width} ${height}`}>
        {Array.from({length: COLUMNS * ROWS}, (_, index) => {
          const column = index % COLUMNS;
          const row = Math.floor(index / COLUMNS);
          const dx = noise4D('x', column * detail, row * detail, timeX, timeY);
          const dy = noise4D('y', column * detail, row * detail, timeX, timeY);

          return (
            <circle
              key={index}
              cx={((column + 0.5) / COLUMNS) * width + dx * strength}
              cy={((row + 0.5) / ROWS) * height + dy * strength}
              r={11 + dx * 7}
              fill={interpolateColors(dy, [-0.7, 0, 0.7], ['#4f7cff', '#3ddc97', '#ffc247'])}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
