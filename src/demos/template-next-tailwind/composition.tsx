import React from 'react';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  title: string;
  color: string;
};

const ink = '#10131a';

/** The classes of a part of the page, in the order in which they are applied. */
const Classes: React.FC<{names: string[]; from: number}> = ({names, from}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <div style={{display: 'flex', flexWrap: 'wrap', gap: 12}}>
      {names.map((name, i) => {
        const shown = spring({frame: frame - from - i * 14, fps, config: {damping: 14}});
        return (
          <span
            key={name}
            style={{
              padding: '6px 16px',
              borderRadius: 10,
              backgroundColor: '#1d2432',
              color: '#f4f6fb',
              fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
              fontSize: 28,
              opacity: Math.min(1, shown),
              scale: String(0.9 + shown * 0.1),
            }}
          >
            {name}
          </span>
        );
      })}
    </div>
  );
};

export const TailwindApp: React.FC<Props> = ({title, color}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const applied = (from: number) => spring({frame: frame - from, fps, config: {damping: 18}});
  const [fill, round, shadow] = [applied(14), applied(28), applied(42)];
  const [button, border] = [applied(86), applied(68)];
  const playhead = interpolate(frame, [0, 165], [0, 1]);

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', padding: 44}}>
      <div
        style={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          borderRadius: 26,
          backgroundColor: '#f4f6fb',
          overflow: 'hidden',
        }}
      >
        <div style={{display: 'flex', gap: 14, padding: 22, backgroundColor: '#dde2ec'}}>
          {[0, 1, 2].map((dot) => (
            <div
              key={dot}
              style={{width: 20, height: 20, borderRadius: 10, backgroundColor: '#a5afc2'}}
            />
          ))}
        </div>
        <div style={{flex: 1, display: 'flex', gap: 44, padding: 40, color: ink}}>
          <div style={{flex: 1.5, display: 'flex', flexDirection: 'column', gap: 24}}>
            <div style={{position: 'relative', flex: 1, display: 'grid', placeItems: 'center'}}>
              <div
                style={{
                  position: 'absolute',
                  inset: 0,
                  border: '3px dashed #8590a6',
                  borderRadius: round * 36,
                  opacity: 1 - Math.min(1, fill),
                }}
              />
              <div
                style={{
                  position: 'absolute',
                  inset: 0,
                  borderRadius: round * 36,
                  backgroundColor: color,
                  opacity: Math.min(1, fill),
                  boxShadow: `0 ${shadow * 18}px ${shadow * 40}px rgb(16 20 29 / ${shadow * 40}%)`,
                }}
              />
              <div
                style={{
                  position: 'relative',
                  padding: 30,
                  color: fill > 0.5 ? '#fff' : ink,
                  fontSize: 72,
                  fontWeight: 700,
                  lineHeight: 1.1,
                  textAlign: 'center',
                }}
              >
                {title}
              </div>
            </div>
            <div style={{height: 8, borderRadius: 4, backgroundColor: '#dde2ec'}}>
              <div
                style={{width: `${playhead * 100}%`, height: 8, borderRadius: 4, background: ink}}
              />
            </div>
            <Classes names={['bg-brand', 'rounded-3xl', 'shadow-xl']} from={10} />
          </div>
          <div style={{flex: 1, display: 'flex', flexDirection: 'column', gap: 22, fontSize: 34}}>
            <div style={{color: '#4b566d'}}>Title</div>
            <div
              style={{
                padding: '16px 22px',
                border: `${1 + border * 2}px solid #8590a6`,
                borderRadius: border * 14,
              }}
            >
              {title}
            </div>
            <Classes names={['border', 'rounded-xl']} from={64} />
            <div
              style={{
                marginTop: 'auto',
                padding: '20px 0',
                borderRadius: button * 14,
                backgroundColor: button > 0.5 ? color : '#dde2ec',
                color: button > 0.5 ? '#fff' : ink,
                fontWeight: 600,
                textAlign: 'center',
              }}
            >
              Render video
            </div>
            <Classes names={['bg-brand']} from={82} />
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
};
