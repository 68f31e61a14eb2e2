import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  seed: string;
  stars: number;
};

const COLORS = ['#f4f6fb', '#9aa6bf', '#ffc247', '#4f7cff'];

export const RandomStars = ({seed, stars}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <svg viewBox="0 0 1280 720">
        {Array.from({length: stars}, (_, index) => {
          const pick = (name: string) => random(`${seed}-${name}-${index}`);
          const phase = frame / durationInFrames + pick('phase');
          return (
            <circle
              key={index}
              cx={pick('x') * 1280}
              cy={pick('y') * 720}
              r={2 + pick('size') ** 4 * 20}
              fill={COLORS[Math.floor(pick('color') * COLORS.length)]}
              opacity={0.6 + 0.4 * Math.sin(phase * Math.PI * 2)}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
