import {Star} from '@remotion/shapes';
import type {ReactNode} from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  points: number;
};

const outerRadius = 240;

const WithCenter = ({children}: {children: ReactNode}) => (
  <div style={{position: 'relative'}}>
    {children}
    <div
      style={{
        position: 'absolute',
        left: '50%',
        top: outerRadius,
        width: 24,
        height: 24,
        margin: -12,
        borderRadius: 12,
        backgroundColor: '#14213d',
      }}
    />
  </div>
);

export const TurningStars = ({points}: Props) => {
  const frame = useCurrentFrame();
  const rotate = `${frame * 3}deg`;
  const star = {points, innerRadius: 110, outerRadius};

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#14213d',
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-around',
      }}
    >
      <WithCenter>
        <Star {...star} fill="#9aa5b8" pathStyle={{rotate}} />
      </WithCenter>
      <WithCenter>
        <div style={{rotate, transformOrigin: `50% ${outerRadius}px`}}>
          <Star {...star} fill="#fca311" />
        </div>
      </WithCenter>
    </AbsoluteFill>
  );
};
