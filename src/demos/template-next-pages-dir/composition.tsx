import React from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  color: string;
};

const mono = 'ui-monospace, Menlo, Consolas, monospace';
const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

/** The files of the app, and from when to when the page uses them, in frames. */
const files: {name: string; indent: number; used?: [from: number, to: number]}[] = [
  {name: 'pages/', indent: 0},
  {name: 'index.tsx', indent: 1, used: [6, 50]},
  {name: 'api/', indent: 1},
  {name: 'lambda/', indent: 2},
  {name: 'render.ts', indent: 3, used: [56, 80]},
  {name: 'progress.ts', indent: 3, used: [82, 140]},
];

export const PagesApp: React.FC<Props> = ({color}) => {
  const frame = useCurrentFrame();
  const pressed = interpolate(frame, [50, 54, 60], [1, 0.95, 1], clamp);
  const progress = interpolate(frame, [84, 140], [0, 1], clamp);
  const address =
    frame < 56 ? '/' : frame < 82 ? 'POST /api/lambda/render' : 'POST /api/lambda/progress';

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', padding: 44, flexDirection: 'row', gap: 36}}>
      <div
        style={{
          width: 400,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 18,
          fontFamily: mono,
          fontSize: 32,
        }}
      >
        {files.map(({name, indent, used}) => {
          const isUsed = used !== undefined && frame >= used[0] && frame < used[1];
          return (
            <div
              key={name}
              style={{
                marginLeft: indent * 44,
                padding: '12px 20px',
                borderRadius: 12,
                backgroundColor: isUsed ? color : used ? '#1b2030' : 'transparent',
                color: isUsed ? '#10131a' : used ? '#f4f6fb' : '#a8b3c8',
              }}
            >
              {name}
            </div>
          );
        })}
      </div>
      <div
        style={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          borderRadius: 26,
          backgroundColor: '#f4f6fb',
          color: '#10131a',
          overflow: 'hidden',
        }}
      >
        <div style={{padding: 20, backgroundColor: '#dde2ec'}}>
          <div
            style={{
              padding: '8px 24px',
              borderRadius: 40,
              backgroundColor: '#f4f6fb',
              fontFamily: mono,
              fontSize: 28,
            }}
          >
            {address}
          </div>
        </div>
        <div style={{flex: 1, display: 'flex', flexDirection: 'column', gap: 30, padding: 36}}>
          <div
            style={{
              flex: 1,
              display: 'grid',
              placeItems: 'center',
              borderRadius: 18,
              background: `linear-gradient(${120 + frame}deg, #0f7a52, #10131a)`,
              color: '#fff',
              fontSize: 68,
              fontWeight: 700,
            }}
          >
            Hello, pages
          </div>
          <div
            style={{
              position: 'relative',
              overflow: 'hidden',
              padding: '20px 0',
              borderRadius: 14,
              backgroundColor: '#1d2432',
              color: '#fff',
              fontSize: 34,
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
                background: '#0f7a52',
              }}
            />
            <span style={{position: 'relative'}}>
              {frame < 56
                ? 'Render video'
                : progress < 1
                  ? `${Math.round(progress * 100)}%`
                  : 'Download video'}
            </span>
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
};
