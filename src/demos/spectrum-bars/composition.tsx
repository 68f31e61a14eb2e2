import {visualizeAudio, type MediaUtilsAudioData} from '@remotion/media-utils';
import React from 'react';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  numberOfSamples: '8' | '16' | '32' | '64';
  smoothing: boolean;
};

const sampleRate = 8000;
const durationInSeconds = 5;
const frequencyAt = (t: number) => 1750 - 1450 * Math.cos((t / durationInSeconds) * Math.PI * 2);

// Instead of a file, a tone that glides from 300 Hz to 3200 Hz and back.
let phase = 0;
const samples = new Float32Array(sampleRate * durationInSeconds).map((_, i) => {
  phase += (2 * Math.PI * frequencyAt(i / sampleRate)) / sampleRate;
  return Math.sin(phase);
});
const audioData: MediaUtilsAudioData = {
  channelWaveforms: [samples],
  sampleRate,
  durationInSeconds,
  numberOfChannels: 1,
  resultId: 'gliding-tone',
  isRemote: false,
};

export const SpectrumBars: React.FC<Props> = ({numberOfSamples, smoothing}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const values = visualizeAudio({
    audioData,
    frame,
    fps,
    numberOfSamples: Number(numberOfSamples),
    smoothing,
  });
  const step = 1120 / values.length;
  const frequency = frequencyAt(frame / fps);
  const x = 80 + (frequency / (sampleRate / 2)) * 1120;

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720" fontSize={44} textAnchor="middle">
        {values.map((value, i) => {
          const height = 8 + value * 1300;
          return (
            <rect
              key={`bar-${i}`}
              x={80 + i * step}
              y={560 - height}
              width={step * 0.75}
              height={height}
              rx={Math.min(10, step * 0.3)}
              fill="#4f7cff"
            />
          );
        })}
        <path d="M80 580H1200" stroke="#2c3448" strokeWidth={6} strokeLinecap="round" />
        <circle cx={x} cy={580} r={14} fill="#ff6a4d" />
        <text x={Math.min(1100, Math.max(180, x))} y={660} fill="#f4f6fb">
          {Math.round(frequency)} Hz
        </text>
      </svg>
    </AbsoluteFill>
  );
};
