import {AbsoluteFill, random, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  seed: string;
  variation: number;
};

const COLUMNS = 14;
const ROWS = 6;
const COLORS = ['#4f7cff', '#3ddc97', '#ffc247', '#f4f6fb'];

export const SeededGrid = ({seed, variation}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      {Array.from({length: COLUMNS * ROWS}, (_, index) => {
        const size = 70 - random(`${seed}-size-${index}`) * variation * 58;
        const delay = Math.floor(random(`${seed}-delay-${index}`) * 40);
        const color = COLORS[Math.floor(random(`${seed}-color-${index}`) * COLORS.length)];

        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: 94 + (index % COLUMNS) * 84 - size / 2,
              top: 90 + Math.floor(index / COLUMNS) * 88 - size / 2,
              width: size,
              height: size,
              borderRadius: '50%',
              background: color,
              transform: `scale(${spring({frame, fps, delay, config: {damping: 15}})})`,
            }}
          />
        );
      })}
      <div style={{position: 'absolute', left: 60, bottom: 40, fontSize: 48, color: '#9aa6bf'}}>
        seed: <span style={{color: '#f4f6fb'}}>{seed}</span>
      </div>
    </AbsoluteFill>
  );
};
