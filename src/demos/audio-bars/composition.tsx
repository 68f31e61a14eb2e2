import {useAudioData, visualizeAudio} from '@remotion/media-utils';
import React from 'react';
import {AbsoluteFill, Audio, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  bars: number;
  mirror: boolean;
  color: string;
  sound: boolean;
};

const src = staticFile('demo/tone.wav');
/** The melody has no energy below this bar. */
const firstBar = 4;

export const AudioBars: React.FC<Props> = ({bars, mirror, color, sound}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const audioData = useAudioData(src);
  if (!audioData) {
    return <AbsoluteFill style={{backgroundColor: '#10131a'}} />;
  }
  const values = visualizeAudio({
    audioData,
    frame,
    fps,
    numberOfSamples: 512,
    optimizeFor: 'speed',
  }).slice(firstBar, firstBar + bars);
  const step = 1120 / bars;

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      {sound ? <Audio src={src} /> : null}
      <svg viewBox="0 0 1280 720">
        {values.map((value, i) => {
          // The square root raises quiet parts, which would hardly be visible otherwise.
          const height = 16 + Math.min(1, Math.sqrt(value) * 1.5) * (mirror ? 290 : 540);
          return (
            <rect
              key={`bar-${i}`}
              x={80 + (i + 0.15) * step}
              y={(mirror ? 360 : 640) - height}
              width={step * 0.7}
              height={mirror ? height * 2 : height}
              rx={Math.min(12, step * 0.3)}
              fill={color}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
