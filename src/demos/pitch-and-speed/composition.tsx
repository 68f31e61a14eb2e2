import React from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  playbackRate: number;
  toneFrequency: number;
};

const px = 1120 / 120; // Pixels per frame
const fileLength = 60; // Frames

// A tone: closer waves mean a higher pitch.
const wave = (length: number, pitch: number, y: number) => {
  const points: string[] = [];
  for (let x = 0; x <= length * px; x += 2) {
    const edge = Math.min(1, x / 60, (length * px - x) / 60);
    points.push(`${80 + x},${y + 80 * edge * Math.sin((x / 70) * pitch * Math.PI * 2)}`);
  }
  return points.join(' ');
};

export const PitchAndSpeed: React.FC<Props> = ({playbackRate, toneFrequency}) => {
  const frame = useCurrentFrame();
  const resultLength = fileLength / playbackRate;
  const fileX = 80 + Math.min(frame * playbackRate, fileLength) * px;
  const resultX = 80 + Math.min(frame, resultLength) * px;

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720" fontSize={44} fill="none" strokeLinecap="round">
        <path d="M80 215H1200M80 535H1200" stroke="#2c3448" strokeWidth={4} />
        <rect x={80} y={120} width={fileLength * px} height={190} rx={18} fill="#1b2030" />
        <polyline points={wave(fileLength, 1, 215)} stroke="#9aa6bf" strokeWidth={7} />
        <rect x={80} y={440} width={resultLength * px} height={190} rx={18} fill="#1b2030" />
        <polyline
          points={wave(resultLength, toneFrequency, 535)}
          stroke="#4f7cff"
          strokeWidth={7}
        />
        <path d={`M${fileX} 110V320M${resultX} 430V640`} stroke="#ff6a4d" strokeWidth={6} />
        <text x={80} y={85} fill="#9aa6bf">
          file: 2.0 s
        </text>
        <text x={80} y={405} fill="#f4f6fb">
          result: {(2 / playbackRate).toFixed(1)} s, pitch × {toneFrequency.toFixed(2)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
