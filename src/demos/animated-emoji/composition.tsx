import {AnimatedEmoji, type CalculateEmojiSrc} from '@remotion/animated-emoji';
import React from 'react';
import {AbsoluteFill, staticFile} from 'remotion';

type Props = {
  size: number;
  playbackRate: number;
};

// The drawing on this page is our own, so its files have a folder of their own.
const drawing: CalculateEmojiSrc = ({emoji, scale, format}) => {
  const extension = format === 'hevc' ? 'mp4' : 'webm';
  return staticFile(`demo/${emoji}-${scale}x.${extension}`);
};

export const Smile: React.FC<Props> = ({size, playbackRate}) => {
  return (
    <AbsoluteFill
      style={{backgroundColor: '#243b6b', alignItems: 'center', justifyContent: 'center'}}
    >
      <AnimatedEmoji
        emoji="smile"
        scale="0.5"
        calculateSrc={drawing}
        playbackRate={playbackRate}
        style={{width: size}}
      />
    </AbsoluteFill>
  );
};
