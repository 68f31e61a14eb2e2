import {Rect} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  width: number;
  height: number;
  corners: 'cornerRadius' | 'edgeRoundness';
  amount: number;
};

const colors = ['#f94f6d', '#ff9f45', '#ffe066', '#4fd1a5', '#4a7bff'];

export const NestedRects = ({width, height, corners, amount}: Props) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#1c1a2e'}}>
      {colors.map((color, i) => {
        const scale = 1 - i * 0.19;
        const shorter = Math.min(width, height) * scale;
        const options =
          corners === 'cornerRadius'
            ? {cornerRadius: (amount * shorter) / 2}
            : {edgeRoundness: amount};

        return (
          <AbsoluteFill
            key={color}
            style={{
              alignItems: 'center',
              justifyContent: 'center',
              rotate: `${Math.sin((frame - i * 6) / 20) * 10}deg`,
            }}
          >
            <Rect width={width * scale} height={height * scale} fill={color} {...options} />
          </AbsoluteFill>
        );
      })}
    </AbsoluteFill>
  );
};
