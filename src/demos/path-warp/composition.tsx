import {warpPath, type WarpPathFn} from '@remotion/paths';
import {makeRect} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  amplitude: number;
  wavelength: number;
};

const stripes = ['#e4003a', '#ff9f1c', '#ffe66d', '#2ec4b6', '#3a86ff'];
const {path: stripe} = makeRect({width: 820, height: 84});

export const WavingFlag = ({amplitude, wavelength}: Props) => {
  const frame = useCurrentFrame();
  const wave: WarpPathFn = ({x, y}) => ({
    x,
    // The cloth is held at the pole, so the wave grows with the distance.
    y: y + Math.sin((x / wavelength) * 2 * Math.PI - frame / 7) * amplitude * (x / 820),
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#dfeffb'}}>
      <svg viewBox="-230 -150 1280 720">
        <rect x={-30} y={-100} width={24} height={700} rx={12} fill="#7a6a5a" />
        {stripes.map((color, i) => (
          <path
            key={color}
            d={warpPath(stripe, wave)}
            fill={color}
            transform={`translate(0 ${i * 84 - 60})`}
          />
        ))}
      </svg>
    </AbsoluteFill>
  );
};
