import React from 'react';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  title: string;
  color: string;
};

export const VideoApp: React.FC<Props> = ({title, color}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const typed = title.slice(0, Math.round(interpolate(frame, [10, 55], [0, title.length], clamp)));
  const pressed = interpolate(frame, [66, 70, 76], [1, 0.95, 1], clamp);
  const progress = interpolate(frame, [76, 125], [0, 1], clamp);
  const done = spring({frame: frame - 126, fps, config: {damping: 200}});

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', padding: 56}}>
      <AbsoluteFill
        style={{
          position: 'relative',
          borderRadius: 26,
          backgroundColor: '#f4f6fb',
          overflow: 'hidden',
        }}
      >
        <div style={{display: 'flex', gap: 14, padding: 24, backgroundColor: '#dde2ec'}}>
          {[0, 1, 2].map((dot) => (
            <div
              key={dot}
              style={{width: 20, height: 20, borderRadius: 10, backgroundColor: '#a5afc2'}}
            />
          ))}
        </div>
        <div style={{flex: 1, display: 'flex', gap: 44, padding: 44, color: '#10131a'}}>
          <div
            style={{
              flex: 1.6,
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              textAlign: 'center',
              borderRadius: 18,
              padding: 30,
              background: `linear-gradient(${120 + frame}deg, ${color}, #10131a)`,
              color: '#fff',
              fontSize: 76,
              fontWeight: 700,
              lineHeight: 1.1,
            }}
          >
            {typed}
          </div>
          <div style={{flex: 1, display: 'flex', flexDirection: 'column', gap: 26, fontSize: 34}}>
            <div style={{color: '#4b566d'}}>Title</div>
            <div
              style={{
                padding: '16px 22px',
                border: '3px solid #8590a6',
                borderRadius: 14,
                height: 78,
              }}
            >
              {typed}
              <span style={{opacity: Math.floor(frame / 10) % 2}}>|</span>
            </div>
            <div
              style={{
                position: 'relative',
                overflow: 'hidden',
                marginTop: 'auto',
                padding: '20px 0',
                borderRadius: 14,
                backgroundColor: '#1d2432',
                color: '#fff',
                fontWeight: 600,
                textAlign: 'center',
                scale: String(pressed),
              }}
            >
              <div
                style={{
                  position: 'absolute',
                  inset: 0,
                  width: `${progress * 100}%`,
                  background: color,
                }}
              />
              <span style={{position: 'relative'}}>
                {progress === 0 ? 'Render video' : `${Math.round(progress * 100)}%`}
              </span>
            </div>
            <div style={{textAlign: 'center', color: '#4b566d', opacity: done}}>
              video.mp4 is ready
            </div>
          </div>
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
