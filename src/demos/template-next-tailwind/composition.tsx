import React from 'react';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  title: string;
  color: string;
};

const classes = ['p-12', 'text-center', 'bg-brand', 'text-white', 'rounded-3xl', 'shadow-2xl'];
const delay = 16;

export const UtilityClasses: React.FC<Props> = ({title, color}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const [padding = 0, center = 0, fill = 0, text = 0, round = 0, shadow = 0] = classes.map((_, i) =>
    spring({frame: frame - 12 - i * delay, fps, config: {damping: 18}}),
  );

  return (
    <AbsoluteFill
      style={{backgroundColor: '#eceff5', padding: 70, justifyContent: 'space-between'}}
    >
      <div style={{display: 'flex', flexWrap: 'wrap', gap: 18}}>
        {classes.map((name, i) => {
          const on = spring({frame: frame - 6 - i * delay, fps, config: {damping: 14}});
          return (
            <span
              key={name}
              style={{
                padding: '10px 22px',
                borderRadius: 12,
                backgroundColor: on > 0.5 ? '#1d2432' : '#dde2ec',
                color: on > 0.5 ? '#f4f6fb' : '#657089',
                fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
                fontSize: 36,
                scale: String(0.94 + on * 0.06),
              }}
            >
              {name}
            </span>
          );
        })}
      </div>
      <div style={{flex: 1, display: 'grid', placeItems: 'center'}}>
        <div style={{position: 'relative', width: 820, padding: padding * 64}}>
          <div
            style={{
              position: 'absolute',
              inset: 0,
              border: '3px dashed #8590a6',
              borderColor: fill > 0.5 ? 'transparent' : '#8590a6',
              borderRadius: round * 44,
              boxShadow: `0 ${shadow * 30}px ${shadow * 70}px rgb(16 20 29 / ${shadow * 40}%)`,
            }}
          />
          <div
            style={{
              position: 'absolute',
              inset: 0,
              borderRadius: round * 44,
              backgroundColor: color,
              opacity: Math.min(1, fill),
            }}
          />
          <div
            style={{
              position: 'relative',
              display: 'flex',
              color: text > 0.5 ? '#fff' : '#10131a',
              fontSize: 92,
              fontWeight: 700,
            }}
          >
            <span style={{flexGrow: center}} />
            {title}
            <span style={{flexGrow: 1}} />
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
};
