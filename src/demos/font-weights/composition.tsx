import {loadFont} from '@remotion/fonts';
import React from 'react';
import {AbsoluteFill, interpolate, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';

const family = 'Wave Mono';

void loadFont({
  family,
  url: staticFile('demo/jetbrains-mono.woff2'),
  weight: '100 800',
});

type Props = {
  text: string;
  lightest: number;
  boldest: number;
};

export const Weights: React.FC<Props> = ({text, lightest, boldest}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#f4f1de',
        color: '#2b2d42',
        alignItems: 'center',
        justifyContent: 'center',
        fontFamily: family,
        fontSize: 150,
      }}
    >
      <div style={{whiteSpace: 'pre'}}>
        {Array.from(text, (letter, i) => {
          const turns = (2 * frame) / durationInFrames - i / 12;
          const fontWeight = interpolate(
            Math.sin(turns * 2 * Math.PI),
            [-1, 1],
            [lightest, boldest],
          );
          return (
            <span key={`letter-${i}`} style={{fontWeight}}>
              {letter}
            </span>
          );
        })}
      </div>
      <div style={{fontSize: 40, fontWeight: 400, marginTop: 30}}>
        one file, weights {lightest} to {boldest}
      </div>
    </AbsoluteFill>
  );
};
