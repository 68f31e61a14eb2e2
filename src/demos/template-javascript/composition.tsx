import React from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  title: string;
  color: string;
};

// Each line is a list of parts; those marked `true` are types, which disappear.
const lines: [text: string, isType?: boolean][][] = [
  [['type Props = {title: string};', true]],
  [['const Title = ({title}'], [': Props', true], [') => {']],
  [['  const frame'], [': number', true], [' = useCurrentFrame();']],
  [['  const opacity = frame / 30;']],
  [['  return <h1 style={{opacity}}>{title}</h1>;']],
  [['};']],
];

export const WithoutTypes: React.FC<Props> = ({title, color}) => {
  const frame = useCurrentFrame();
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const gone = interpolate(frame, [30, 60], [0, 1], clamp);
  const shown = interpolate(frame, [60, 100], [0, 1], clamp);

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', padding: 70, gap: 40}}>
      <div
        style={{
          flex: 1.7,
          borderRadius: 24,
          backgroundColor: '#1b2030',
          padding: '34px 44px',
          fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
          fontSize: 36,
          color: '#dfe5f1',
        }}
      >
        <div style={{color: '#8590a6', fontSize: 28, marginBottom: 16}}>
          Title.{gone < 0.5 ? 'tsx' : 'jsx'}
        </div>
        {lines.map((pieces, line) => (
          <div key={`line-${line}`} style={{display: 'flex', whiteSpace: 'pre', lineHeight: 1.5}}>
            {pieces.map(([text, isType]) => (
              <span
                key={text}
                style={{
                  overflow: 'hidden',
                  color: isType ? color : undefined,
                  opacity: isType ? 1 - gone : 1,
                  width: isType ? `${text.length * (1 - gone)}ch` : undefined,
                  height: isType && pieces.length === 1 ? `${1.5 * (1 - gone)}em` : undefined,
                }}
              >
                {text}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div
        style={{
          flex: 1,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: 24,
          backgroundColor: '#f4f6fb',
          color: '#10131a',
          fontSize: 84,
          fontWeight: 700,
        }}
      >
        <span style={{opacity: 0.15 + shown * 0.85}}>{title}</span>
      </div>
    </AbsoluteFill>
  );
};
