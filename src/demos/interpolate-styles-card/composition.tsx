import {interpolateStyles, makeTransform, rotate, translate} from '@remotion/animation-utils';
import React from 'react';
import {AbsoluteFill, Easing, useCurrentFrame} from 'remotion';

type Props = {
  easing: 'linear' | 'ease-in-out' | 'bounce';
  color: string;
};

const easings = {
  linear: Easing.linear,
  'ease-in-out': Easing.inOut(Easing.cubic),
  bounce: Easing.bounce,
};

export const StyledCard: React.FC<Props> = ({easing, color}) => {
  const frame = useCurrentFrame();
  const left: React.CSSProperties = {
    width: 220,
    height: 220,
    borderRadius: 110,
    backgroundColor: '#4f7cff',
    boxShadow: '0px 0px 0px #00000000',
    transform: makeTransform([translate(-400, 0), rotate(0)]),
  };
  const right: React.CSSProperties = {
    width: 340,
    height: 260,
    borderRadius: 40,
    backgroundColor: color,
    boxShadow: '0px 40px 80px #000000cc',
    transform: makeTransform([translate(340, 0), rotate(180)]),
  };
  const style = interpolateStyles(frame, [15, 65, 85, 135], [left, right, right, left], {
    easing: easings[easing],
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{backgroundColor: '#10131a', alignItems: 'center', justifyContent: 'center'}}
    >
      <div style={{...left, position: 'absolute', opacity: 0.2}} />
      <div style={{...right, position: 'absolute', opacity: 0.2}} />
      <div style={style} />
    </AbsoluteFill>
  );
};
