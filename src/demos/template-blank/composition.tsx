import React from 'react';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  guides: boolean;
  background: string;
};

export const EmptyCanvas: React.FC<Props> = ({guides, background}) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const x = 140 + (frame / (durationInFrames - 1)) * 1000;

  return (
    <AbsoluteFill style={{backgroundColor: background}}>
      <svg viewBox="0 0 1280 720" fontSize={34} fill="none" stroke="#8590a6" strokeWidth={3}>
        {guides ? (
          <>
            <rect x={64} y={36} width={1152} height={648} strokeDasharray="14 12" opacity={0.7} />
            <path d="M640 250V350M590 300H690" strokeWidth={5} />
            <path d="M426 36V684M853 36V684M64 252H1216M64 468H1216" opacity={0.25} />
          </>
        ) : null}
        <g stroke="none" fill="#4b566d" textAnchor="middle">
          <text x={640} y={420} fontSize={46} fontWeight={600} fill="#1a2030">
            MyComp
          </text>
          <text x={640} y={520}>
            {width} × {height}, {fps} fps, {durationInFrames} frames
          </text>
        </g>
        {Array.from({length: 61}, (_, i) => (
          <path
            key={`tick-${i}`}
            d={`M${140 + (i * 1000) / 60} ${i % 10 ? 618 : 600}V640`}
            opacity={i % 10 ? 0.5 : 1}
          />
        ))}
        <path d={`M${x} 584V650`} stroke="#f2573a" strokeWidth={7} strokeLinecap="round" />
        <circle cx={x} cy={580} r={14} fill="#f2573a" stroke="none" />
      </svg>
    </AbsoluteFill>
  );
};
