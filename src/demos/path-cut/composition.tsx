import {cutPath, getLength, getPointAtLength, warpPath} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  leafEvery: number;
};

// Divided into short curves, which are cut at the right length.
const stem = warpPath(
  'M 640 740 C 640 600 300 640 300 480 C 300 330 900 420 900 260 C 900 130 620 180 600 60',
  (point) => point,
);
const stemLength = getLength(stem);

export const GrowingVine = ({leafEvery}: Props) => {
  const frame = useCurrentFrame();
  const grown = interpolate(frame, [0, 90], [0, stemLength], {extrapolateRight: 'clamp'});
  const leaves = Array.from({length: Math.floor(grown / leafEvery)}, (_, i) => (i + 1) * leafEvery);

  return (
    <AbsoluteFill style={{backgroundColor: '#f3ecd8'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round">
        <path d={cutPath(stem, grown)} stroke="#2f6b46" strokeWidth={18} />
        {leaves.map((place, i) => {
          const {x, y} = getPointAtLength(stem, place);
          const size = Math.min(1, (grown - place) / 120);
          return (
            <path
              key={place}
              d="M0 0C30 -50 90 -50 120 0C90 30 30 30 0 0Z"
              fill={i % 2 ? '#59a36a' : '#7dbb5e'}
              transform={`translate(${x} ${y}) rotate(${i % 2 ? 200 : -20}) scale(${size})`}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
