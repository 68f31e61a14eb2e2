import {Star} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  points: number;
  innerRadius: number;
  corners: 'cornerRadius' | 'edgeRoundness';
  amount: number;
};

export const Rosette = ({points, innerRadius, corners, amount}: Props) => {
  const frame = useCurrentFrame();
  const options =
    corners === 'cornerRadius' ? {cornerRadius: amount * 40} : {edgeRoundness: amount};

  return (
    <AbsoluteFill style={{backgroundColor: '#26547c'}}>
      {[
        {scale: 1, color: '#ffd166', speed: 1},
        {scale: 0.62, color: '#ef476f', speed: -1.6},
      ].map(({scale, color, speed}) => (
        <AbsoluteFill
          key={color}
          style={{alignItems: 'center', justifyContent: 'center', rotate: `${frame * speed}deg`}}
        >
          {/* The wrapper turns, so the star turns around the center of its own box. */}
          <Star
            points={points}
            innerRadius={innerRadius * scale}
            outerRadius={310 * scale}
            fill={color}
            {...options}
          />
        </AbsoluteFill>
      ))}
    </AbsoluteFill>
  );
};
