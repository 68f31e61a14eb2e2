import React from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  title: string;
  titleOnTop: boolean;
  accent: string;
};

export const LayerStack: React.FC<Props> = ({title, titleOnTop, accent}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  // 0 is the flat picture, 1 the stack seen from the side; both ends of the loop are flat.
  const lift = (1 - Math.cos((frame / durationInFrames) * Math.PI * 2)) / 2;
  const gap = interpolate(lift, [0, 1], [0, 170]);
  const at = (layer: number): React.CSSProperties => ({
    transform: `translateZ(${(layer - 1) * gap}px)`,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 40,
    outline: `6px solid rgba(154, 166, 191, ${lift * 0.6})`,
  });

  const disc = (
    <AbsoluteFill key="disc" style={at(titleOnTop ? 1 : 2)}>
      <div style={{width: 460, height: 460, borderRadius: '50%', backgroundColor: accent}} />
    </AbsoluteFill>
  );
  const heading = (
    <AbsoluteFill key="heading" style={at(titleOnTop ? 2 : 1)}>
      <div style={{fontSize: 190, fontWeight: 800, color: '#f4f6fb'}}>{title}</div>
    </AbsoluteFill>
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', perspective: 2400}}>
      <AbsoluteFill
        style={{
          transformStyle: 'preserve-3d',
          transform: `scale(${1 - lift * 0.5}) rotateX(${lift * 55}deg) rotateZ(${lift * -35}deg)`,
        }}
      >
        <AbsoluteFill style={{...at(0), backgroundColor: '#1b2030'}} />
        {titleOnTop ? [disc, heading] : [heading, disc]}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
