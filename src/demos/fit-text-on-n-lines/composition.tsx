import {fitTextOnNLines} from '@remotion/layout-utils';
import React from 'react';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  text: string;
  maxLines: number;
  maxFontSize: number;
};

const font = {fontFamily: 'sans-serif', fontWeight: 'bold'};

export const FittedParagraph: React.FC<Props> = ({text, maxLines, maxFontSize}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const width = 860 + 240 * Math.cos((frame / durationInFrames) * Math.PI * 2);
  const {fontSize, lines} = fitTextOnNLines({
    text,
    maxLines,
    maxBoxWidth: width,
    maxFontSize,
    ...font,
  });

  return (
    <AbsoluteFill
      style={{backgroundColor: '#10131a', alignItems: 'center', justifyContent: 'center', gap: 44}}
    >
      <div
        style={{
          ...font,
          fontSize,
          lineHeight: 1.15,
          width,
          whiteSpace: 'pre',
          color: '#f4f6fb',
          backgroundColor: '#1b2030',
          outline: '4px solid #3ddc97',
        }}
      >
        {lines.map((line, i) => (
          <div key={`line-${i}`}>{line}</div>
        ))}
      </div>
      <div style={{fontSize: 44, color: '#9aa6bf', fontVariantNumeric: 'tabular-nums'}}>
        {lines.length} of {maxLines} lines, font size {fontSize.toFixed(1)} px
      </div>
    </AbsoluteFill>
  );
};
