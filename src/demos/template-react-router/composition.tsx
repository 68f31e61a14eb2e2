import React from 'react';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  title: string;
  color: string;
};

const rings = [0, 1, 2, 3, 4];

export const PlayerPage: React.FC<Props> = ({title, color}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const grow = spring({frame, fps, config: {damping: 200}, durationInFrames: 45});
  const leave = spring({frame: frame - 60, fps, config: {damping: 200}});
  const enter = interpolate(frame, [75, 105], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const seconds = Math.floor(frame / fps);

  return (
    <AbsoluteFill style={{backgroundColor: '#eceff5', padding: '44px 210px', gap: 30}}>
      <div
        style={{
          height: 484,
          borderRadius: 22,
          overflow: 'hidden',
          position: 'relative',
          backgroundColor: '#fff',
          boxShadow: '0 20px 80px rgb(16 20 29 / 18%)',
        }}
      >
        <svg viewBox="-430 -242 860 484" style={{position: 'absolute', inset: 0}}>
          {rings.map((ring) => (
            <circle
              key={ring}
              r={Math.max(0, 44 + ring * 62 * grow + leave * 320)}
              fill="none"
              stroke={color}
              strokeOpacity={0.85 - ring * 0.15}
              strokeWidth={12}
            />
          ))}
          <circle r={46 * (1 - leave)} fill={color} />
        </svg>
        <AbsoluteFill
          style={{
            alignItems: 'center',
            justifyContent: 'center',
            color: '#10131a',
            fontSize: 76,
            fontWeight: 700,
            opacity: enter,
          }}
        >
          {title}
        </AbsoluteFill>
        <div
          style={{
            position: 'absolute',
            inset: 'auto 0 0 0',
            padding: '14px 26px',
            backgroundColor: '#fff',
            display: 'flex',
            alignItems: 'center',
            gap: 18,
            fontSize: 24,
            color: '#4b566d',
          }}
        >
          <svg width={26} height={28} viewBox="0 0 26 28">
            <path d="M4 2h6v24H4zM16 2h6v24h-6z" fill="#4b566d" />
          </svg>
          <span style={{width: 130, fontVariantNumeric: 'tabular-nums'}}>
            0:0{seconds} / 0:0{Math.round(durationInFrames / fps)}
          </span>
          <div style={{flex: 1, height: 8, borderRadius: 4, backgroundColor: '#c3cad8'}}>
            <div
              style={{
                width: `${(frame / (durationInFrames - 1)) * 100}%`,
                height: 8,
                borderRadius: 4,
                backgroundColor: color,
              }}
            />
          </div>
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 24,
          padding: 20,
          borderRadius: 22,
          backgroundColor: '#fff',
          fontSize: 32,
          color: '#10131a',
        }}
      >
        <div style={{flex: 1, padding: '12px 22px', border: '3px solid #8590a6', borderRadius: 14}}>
          {title}
        </div>
        <div
          style={{
            padding: '15px 32px',
            borderRadius: 14,
            backgroundColor: '#10131a',
            color: '#fff',
            fontWeight: 600,
          }}
        >
          Render video
        </div>
      </div>
    </AbsoluteFill>
  );
};
