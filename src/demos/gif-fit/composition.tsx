import {Gif} from '@remotion/gif';
import React from 'react';
import {AbsoluteFill, staticFile} from 'remotion';

type Props = {
  fit: 'fill' | 'contain' | 'cover';
  playbackRate: number;
  loopBehavior: 'loop' | 'pause-after-finish' | 'unmount-after-finish';
};

export const Wheel: React.FC<Props> = ({fit, playbackRate, loopBehavior}) => {
  return (
    <AbsoluteFill
      style={{backgroundColor: '#3d5a80', alignItems: 'center', justifyContent: 'center'}}
    >
      <div style={{width: 1000, height: 560, outline: '6px dashed #98c1d9'}}>
        <Gif
          src={staticFile('demo/wheel.gif')}
          width={1000}
          height={560}
          fit={fit}
          playbackRate={playbackRate}
          loopBehavior={loopBehavior}
        />
      </div>
    </AbsoluteFill>
  );
};
