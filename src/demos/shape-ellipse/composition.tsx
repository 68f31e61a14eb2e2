import {Circle, Ellipse} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  rx: number;
  ry: number;
};

const orbits = [
  {angle: 0, color: '#7ce7ff'},
  {angle: 60, color: '#ffb86b'},
  {angle: 120, color: '#ff8ad4'},
];

export const Atom = ({rx, ry}: Props) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1230'}}>
      {orbits.map(({angle, color}, i) => {
        const turn = frame / 14 + i * 2.1;

        return (
          <AbsoluteFill
            key={color}
            style={{alignItems: 'center', justifyContent: 'center', rotate: `${angle}deg`}}
          >
            <Ellipse rx={rx} ry={ry} fill="none" stroke={color} strokeWidth={5} />
            <Circle
              radius={18}
              fill={color}
              style={{
                position: 'absolute',
                left: 622 + Math.cos(turn) * rx,
                top: 342 + Math.sin(turn) * ry,
              }}
            />
          </AbsoluteFill>
        );
      })}
      <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
        <Circle radius={44} fill="#fff" />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
