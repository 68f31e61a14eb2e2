import {makeTransform, perspective, rotateX, rotateY, translateZ} from '@remotion/animation-utils';
import React from 'react';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  distance: number;
  tilt: number;
  depth: number;
};

const place: React.CSSProperties = {
  position: 'absolute',
  inset: 0,
  borderRadius: 36,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
};

export const TiltingCard: React.FC<Props> = ({distance, tilt, depth}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * Math.PI * 2;
  const card = makeTransform([
    perspective(distance),
    rotateX(Math.sin(angle) * tilt * 0.6),
    rotateY(Math.cos(angle) * tilt),
  ]);

  return (
    <AbsoluteFill
      style={{backgroundColor: '#10131a', alignItems: 'center', justifyContent: 'center'}}
    >
      <div
        style={{
          position: 'relative',
          width: 620,
          height: 380,
          transform: card,
          transformStyle: 'preserve-3d',
        }}
      >
        <div style={{...place, backgroundColor: '#1b2030', border: '4px solid #2c3448'}} />
        <div style={{...place, transform: makeTransform([translateZ(depth)])}}>
          <div style={{width: 170, height: 170, borderRadius: 40, backgroundColor: '#4f7cff'}} />
        </div>
        <div style={{...place, transform: makeTransform([translateZ(depth * 2)])}}>
          <div style={{width: 64, height: 64, borderRadius: 32, backgroundColor: '#ffc247'}} />
        </div>
      </div>
    </AbsoluteFill>
  );
};
