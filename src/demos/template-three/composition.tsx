import React from 'react';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  device: 'phone' | 'tablet';
  color: string;
};

const depth = 40;
const layers = 14;

export const TurningDevice: React.FC<Props> = ({device, color}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const [width, height] = device === 'phone' ? [270, 540] : [400, 540];
  const enter = spring({frame, fps, config: {damping: 200}, durationInFrames: 40});
  const turn = interpolate(frame, [0, durationInFrames], [-50, 310]) - (1 - enter) * 180;
  const face: React.CSSProperties = {
    position: 'absolute',
    inset: 0,
    borderRadius: 46,
    backfaceVisibility: 'hidden',
  };

  return (
    <AbsoluteFill
      style={{
        background: 'radial-gradient(circle at 50% 45%, #2c3a66, #10131a 70%)',
        perspective: 1500,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <div
        style={{
          position: 'relative',
          width,
          height,
          transformStyle: 'preserve-3d',
          transform: `translateY(${(1 - enter) * 300}px) rotateX(-8deg) rotateY(${turn}deg)`,
        }}
      >
        {Array.from({length: layers}, (_, i) => (
          <div
            key={`layer-${i}`}
            style={{
              ...face,
              backfaceVisibility: 'visible',
              backgroundColor: `color-mix(in srgb, ${color}, #000 ${12 + Math.abs(i - layers / 2) * 3}%)`,
              transform: `translateZ(${(i / (layers - 1) - 0.5) * depth}px)`,
            }}
          />
        ))}
        <div
          style={{
            ...face,
            backgroundColor: color,
            transform: `rotateY(180deg) translateZ(${depth / 2 + 1}px)`,
          }}
        >
          <div
            style={{margin: 34, width: 92, height: 92, borderRadius: 30, background: '#10131a'}}
          />
        </div>
        <div
          style={{
            ...face,
            overflow: 'hidden',
            border: '14px solid #10131a',
            background: `conic-gradient(from ${frame * 3}deg at 50% 60%, #4f7cff, #c08bff, #ff6a4d, #ffd166, #4f7cff)`,
            transform: `translateZ(${depth / 2 + 1}px)`,
          }}
        >
          <svg viewBox="-135 -270 270 540" style={{width: '100%', height: '100%'}}>
            <path
              d="M-40 -60V60L64 0Z"
              fill="#fff"
              stroke="#fff"
              strokeWidth={14}
              strokeLinejoin="round"
            />
          </svg>
        </div>
      </div>
    </AbsoluteFill>
  );
};
