import {
  createSmoothSvgPath,
  getWaveformPortion,
  visualizeAudioWaveform,
} from '@remotion/media-utils';
import React from 'react';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  windowInSeconds: number;
  numberOfSamples: number;
  normalize: boolean;
};

// Six seconds of drum-like hits instead of a file: every other hit is quieter.
const sampleRate = 8000;
const durationInSeconds = 6;
const samples = new Float32Array(sampleRate * durationInSeconds).map((_, i) => {
  const t = i / sampleRate;
  const hit = Math.exp(-5 * (t % 0.75)) * (Math.floor(t / 0.75) % 2 === 0 ? 0.9 : 0.45);
  return hit * Math.sin(2 * Math.PI * (90 + 30 * Math.sin(t)) * t);
});
const audioData = {
  channelWaveforms: [samples],
  sampleRate,
  durationInSeconds,
  numberOfChannels: 1,
  resultId: 'drum-hits',
  isRemote: false,
};
const whole = {audioData, startTimeInSeconds: 0, durationInSeconds};
const bars = getWaveformPortion({...whole, numberOfSamples: 90});

export const WaveformLine: React.FC<Props> = (props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const values = visualizeAudioWaveform({audioData, frame, fps, ...props});
  const step = 1120 / (values.length - 1);
  const points = values.map((value, i) => ({x: 80 + step * i, y: 260 + value * 190}));
  const second = 1120 / durationInSeconds;
  const now = 80 + (frame / fps) * second;
  const shade = props.windowInSeconds * second;

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round" strokeWidth={7}>
        <path d={createSmoothSvgPath({points})} stroke="#3ddc97" strokeWidth={9} />
        <rect x={now - shade / 2} y={500} width={shade} height={160} rx={12} fill="#2c3448" />
        {bars.map(({index, amplitude}) => {
          const x = 86 + index * (1120 / 90);
          const half = 3 + amplitude * 62;
          const color = x < now ? '#4f7cff' : '#9aa6bf';
          return <path key={index} d={`M${x} ${580 - half}V${580 + half}`} stroke={color} />;
        })}
        <path d={`M${now} 490V670`} stroke="#ff6a4d" />
      </svg>
    </AbsoluteFill>
  );
};
