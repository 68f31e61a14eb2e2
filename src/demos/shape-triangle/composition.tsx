import {Triangle} from '@remotion/shapes';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  direction: 'left' | 'right' | 'up' | 'down';
  length: number;
  cornerRadius: number;
};

const greens = ['#1d5c46', '#2a7a58', '#3b9a6c'];
const angles = {up: 0, right: 90, down: 180, left: 270};

export const FirTree = ({direction, length, cornerRadius}: Props) => {
  const frame = useCurrentFrame();
  const angle = (angles[direction] * Math.PI) / 180;

  return (
    <AbsoluteFill style={{backgroundColor: '#dff1fb'}}>
      {greens.map((color, i) => {
        const size = length * (1 - i * 0.25);
        const grown = interpolate(frame - i * 10, [0, 20], [0, 1], {
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        });
        const shift = (i - 1) * length * 0.32;

        return (
          <AbsoluteFill
            key={color}
            style={{
              alignItems: 'center',
              justifyContent: 'center',
              scale: String(grown),
              translate: `${Math.sin(angle) * shift}px ${-Math.cos(angle) * shift}px`,
            }}
          >
            <Triangle
              length={size}
              direction={direction}
              cornerRadius={cornerRadius}
              fill={color}
            />
          </AbsoluteFill>
        );
      })}
    </AbsoluteFill>
  );
};
