import {Polygon} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  points: number;
  corners: 'cornerRadius' | 'edgeRoundness';
  amount: number;
};

const radius = 104;
const cells = Array.from({length: 5 * 8}, (_, i) => ({
  column: i % 8,
  row: Math.floor(i / 8),
}));

export const Honeycomb = ({points, corners, amount}: Props) => {
  const frame = useCurrentFrame();
  const options =
    corners === 'cornerRadius' ? {cornerRadius: amount * 40} : {edgeRoundness: amount};

  return (
    <AbsoluteFill style={{backgroundColor: '#4a2b0f'}}>
      {cells.map(({column, row}) => {
        const wave = Math.sin(frame / 10 - column * 0.7 - row * 0.5);

        return (
          <div
            key={`${column} ${row}`}
            style={{
              position: 'absolute',
              left: (column + (row % 2) / 2) * 180 - 180,
              top: row * 156 - 60,
              width: 180,
              height: 208,
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <Polygon
              points={points}
              radius={radius * 0.92}
              fill={`hsl(${38 + wave * 10}, 95%, ${54 + wave * 10}%)`}
              {...options}
            />
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
