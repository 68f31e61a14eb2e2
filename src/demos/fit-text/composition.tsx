import {fitText} from '@remotion/layout-utils';
import React from 'react';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  text: string;
  maxFontSize: number;
  uppercase: boolean;
};

export const FittedHeadline: React.FC<Props> = ({text, maxFontSize, uppercase}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const width = 760 - 340 * Math.cos((frame / durationInFrames) * Math.PI * 2);
  const font = {
    fontFamily: 'sans-serif',
    fontWeight: 'bold',
    textTransform: uppercase ? 'uppercase' : 'none',
  } as const;
  const fitted = fitText({text: text || ' ', withinWidth: width, ...font});
  const fontSize = Math.min(fitted.fontSize, maxFontSize);

  return (
    <AbsoluteFill
      style={{backgroundColor: '#10131a', alignItems: 'center', justifyContent: 'center', gap: 48}}
    >
      <div
        style={{
          ...font,
          fontSize,
          width,
          height: 330,
          lineHeight: '330px',
          textAlign: 'center',
          whiteSpace: 'nowrap',
          color: '#f4f6fb',
          backgroundColor: '#1b2030',
          outline: '4px solid #4f7cff',
        }}
      >
        {text}
      </div>
      <div style={{fontSize: 44, color: '#9aa6bf', fontVariantNumeric: 'tabular-nums'}}>
        {Math.round(width)} px wide, font size {fontSize.toFixed(1)} px
      </div>
    </AbsoluteFill>
  );
};
