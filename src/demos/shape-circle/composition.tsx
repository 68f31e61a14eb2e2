import {Circle} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  radius: number;
  color: string;
};

export const BouncingBall = ({radius, color}: Props) => {
  const frame = useCurrentFrame();
  const time = (frame % 40) / 40;
  const height = 4 * time * (1 - time);
  const squash = Math.max(0, 1 - height * 8) * 0.25;

  return (
    <AbsoluteFill style={{backgroundColor: '#fdf3e1'}}>
      <AbsoluteFill style={{top: 560, backgroundColor: '#f0d9b5'}} />
      <div
        style={{
          position: 'absolute',
          left: 640 - radius,
          top: 590 - radius * 0.15,
          opacity: 0.5 - height * 0.4,
          transform: `scale(${1 - height * 0.3}, 0.15)`,
          transformOrigin: 'top',
        }}
      >
        <Circle radius={radius} fill="#7a5c33" />
      </div>
      <div
        style={{
          position: 'absolute',
          left: 640 - radius,
          top: 610 - 2 * radius - height * (540 - 2 * radius),
          transform: `scale(${1 + squash}, ${1 - squash})`,
          transformOrigin: 'bottom',
        }}
      >
        <Circle radius={radius} fill={color} />
      </div>
    </AbsoluteFill>
  );
};
