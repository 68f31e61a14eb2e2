import React from 'react';
import {AbsoluteFill, Audio, interpolate, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  fadeIn: number;
  fadeOut: number;
  level: number;
  sound: boolean;
};

const xOf = (frame: number, total: number) => 90 + (frame / (total - 1)) * 1100;
const yOf = (volume: number) => 560 - volume * 380;

export const VolumeCurve: React.FC<Props> = ({fadeIn, fadeOut, level, sound}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const volume = (f: number) =>
    interpolate(
      f,
      [0, fadeIn, durationInFrames - 1 - fadeOut, durationInFrames - 1],
      [0, level, level, 0],
      {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'},
    );
  const points = new Array(durationInFrames)
    .fill(true)
    .map((_, f) => `${xOf(f, durationInFrames)},${yOf(volume(f))}`)
    .join(' ');
  const x = xOf(frame, durationInFrames);
  const y = yOf(volume(frame));

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      {sound ? <Audio src={staticFile('demo/tone.wav')} volume={volume} /> : null}
      <svg viewBox="0 0 1280 720" fontSize={44} fill="#9aa6bf">
        <path d="M90 180H1190M90 370H1190" stroke="#1b2030" strokeWidth={4} />
        <polygon points={`90,560 ${points} 1190,560`} fill="#4f7cff" opacity={0.25} />
        <polyline points={points} stroke="#4f7cff" strokeWidth={8} fill="none" strokeLinejoin="round" />
        <path d="M90 560H1190" stroke="#2c3448" strokeWidth={6} strokeLinecap="round" />
        <path d={`M${x} 140V560`} stroke="#ff6a4d" strokeWidth={6} strokeLinecap="round" />
        <circle cx={x} cy={y} r={20} fill="#10131a" stroke="#ff6a4d" strokeWidth={8} />
        <text x={90} y={110} fill="#f4f6fb">
          volume {volume(frame).toFixed(2)}
        </text>
        <text x={1190} y={110} textAnchor="end">
          frame {frame}
        </text>
        <text x={90} y={640}>fade in</text>
        <text x={1190} y={640} textAnchor="end">fade out</text>
      </svg>
    </AbsoluteFill>
  );
};
