import React from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  trimBefore: number;
  trimAfter: number;
  from: number;
};

const xOf = (frame: number) => 100 + frame * 9;
// A waveform of 120 frames, with a bar for every second frame.
const wave = new Array(60).fill(true).map((_, i) => ({
  frame: i * 2,
  height: 28 + 132 * Math.abs(Math.sin(i * 0.47) * Math.cos(i * 0.13)),
}));

const barsPath = (bars: typeof wave, y: number) =>
  bars.map(({frame, height}) => `M${xOf(frame + 1)} ${y - height / 2}v${height}`).join('');

export const AudioTrim: React.FC<Props> = ({trimBefore, trimAfter, from}) => {
  const frame = useCurrentFrame();
  const fileFrame = frame - from + trimBefore;
  const plays = frame >= from && fileFrame < trimAfter;
  const kept = wave.filter((bar) => bar.frame >= trimBefore && bar.frame < trimAfter);
  const placed = kept
    .map((bar) => ({...bar, frame: bar.frame - trimBefore + from}))
    .filter((bar) => bar.frame < 120);

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg
        viewBox="0 0 1280 720"
        fontSize={42}
        fill="#9aa6bf"
        strokeWidth={6}
        strokeLinecap="round"
      >
        <text x={100} y={80}>
          file
        </text>
        <rect x={100} y={110} width={1080} height={190} rx={18} fill="#1b2030" />
        <path d={barsPath(wave, 205)} stroke="#2c3448" strokeWidth={9} />
        <path d={barsPath(kept, 205)} stroke="#4f7cff" strokeWidth={9} />
        <text x={100} y={400}>
          composition
        </text>
        <rect x={100} y={430} width={1080} height={190} rx={18} fill="#1b2030" />
        <path d={barsPath(placed, 525)} stroke="#3ddc97" strokeWidth={9} />
        {plays ? <path d={`M${xOf(fileFrame)} 100V310`} stroke="#ff6a4d" /> : null}
        <path d={`M${xOf(frame)} 420V630`} stroke="#ff6a4d" />
        <text x={100} y={685} fill="#f4f6fb">
          {plays ? `file frame ${fileFrame}` : 'silence'}
        </text>
        <text x={1180} y={685} textAnchor="end">
          frame {frame}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
