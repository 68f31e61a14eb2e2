import {interpolatePath} from '@remotion/paths';
import {makeCircle, makeHeart, makePolygon, makeRect, makeStar} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, interpolateColors, useCurrentFrame} from 'remotion';

const shapes = {
  circle: makeCircle({radius: 230}),
  heart: makeHeart({height: 440}),
  hexagon: makePolygon({points: 6, radius: 240}),
  square: makeRect({width: 430, height: 430}),
  star: makeStar({points: 5, innerRadius: 120, outerRadius: 260}),
};

type Props = {
  from: keyof typeof shapes;
  to: keyof typeof shapes;
};

export const Morph = ({from, to}: Props) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 50, 70, 110], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const center = (axis: 'width' | 'height') =>
    (shapes[from][axis] * (1 - progress) + shapes[to][axis] * progress) / 2;

  return (
    <AbsoluteFill style={{backgroundColor: '#2a0f3d'}}>
      <svg viewBox="0 0 1280 720">
        <path
          d={interpolatePath(progress, shapes[from].path, shapes[to].path)}
          fill={interpolateColors(progress, [0, 1], ['#ffd23f', '#ff5470'])}
          transform={`translate(${640 - center('width')} ${360 - center('height')})`}
        />
        <text x={60} y={660} fontSize={44} fill="#cdb6dd">
          {progress.toFixed(2)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
