import React from 'react';
import {
  AbsoluteFill,
  Audio,
  interpolate,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

type Props = {
  fadeIn: number;
  fadeOut: number;
  level: number;
  sound: boolean;
};

export const VolumeCurve: React.FC<Props> = ({fadeIn, fadeOut, level, sound}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const last = durationInFrames - 1;
  const volume = (f: number) =>
    interpolate(f, [0, fadeIn, last - fadeOut, last], [0, level, level, 0]);

  const xOf = (f: number) => 90 + (f / last) * 1100;
  const yOf = (f: number) => 560 - volume(f) * 380;
  const points = new Array(durationInFrames)
    .fill(true)
    .map((_, f) => `${xOf(f)},${yOf(f)}`)
    .join(' ');
  const x = xOf(frame);

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      {sound ? <Audio src={staticFile('demo/tone.wav')} volume={volume} /> : null}
      <svg viewBox="0 0 1280 720" fontSize={44} strokeWidth={8} fill="#9aa6bf">
        <polygon points={`90,560 ${points} 1190,560`} fill="#4f7cff" opacity={0.25} />
        <polyline points={points} stroke="#4f7cff" fill="none" strokeLinejoin="round" />
        <path d="M90 560H1190" stroke="#2c3448" />
        <path d={`M${x} 140V560`} stroke="#ff6a4d" />
        <circle cx={x} cy={yOf(frame)} r={20} fill="#10131a" stroke="#ff6a4d" />
        <text x={90} y={110} fill="#f4f6fb">
          volume {volume(frame).toFixed(2)}
        </text>
        <text x={1190} y={110} textAnchor="end">
          frame {frame}
        </text>
        <text x={90} y={640}>
          fade in
        </text>
        <text x={1190} y={640} textAnchor="end">
          fade out
        </text>
      </svg>
    </AbsoluteFill>
  );
};
