import {AbsoluteFill, interpolate, random, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  windowInSeconds: number;
};

const total = 60;
const bars = 240;
const heights = Array.from(
  {length: bars},
  (_, i) => 30 + random(i) * 150 * (0.6 + 0.4 * Math.sin(i / 9)),
);

export const LoadedWindows = ({windowInSeconds}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const second = interpolate(frame, [0, durationInFrames], [0, total]);
  const current = Math.floor(second / windowInSeconds);
  const from = Math.max(0, current - 1) * windowInSeconds;
  const to = Math.min(total, (current + 2) * windowInSeconds);
  const toX = (at: number) => 40 + (at / total) * 1200;

  return (
    <AbsoluteFill style={{backgroundColor: '#1b1b2f'}}>
      <svg viewBox="0 0 1280 720" fill="#e4e4f4" fontSize={44}>
        {heights.map((height, i) => {
          const at = (i / bars) * total;
          const isLoaded = at >= from && at < to;
          return (
            <rect
              key={i}
              x={toX(at)}
              y={330 - height}
              width={3.5}
              height={height * 2}
              fill={isLoaded ? '#e43f5a' : '#3a3a5c'}
            />
          );
        })}
        <rect x={toX(second) - 2} y={120} width={4} height={420} />
        <text x={40} y={630}>
          second {second.toFixed(0)}: loaded from {from} to {to}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
