import {fillTextBox} from '@remotion/layout-utils';
import React from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  maxBoxWidth: number;
  maxLines: number;
  fontSize: number;
};

const words = 'Every word is measured before it may enter the box and stay there'.split(' ');
const font = {fontFamily: 'sans-serif', fontWeight: 'bold'};

export const FilledBox: React.FC<Props> = ({maxBoxWidth, maxLines, fontSize}) => {
  const frame = useCurrentFrame();
  const visible = Math.min(words.length, Math.floor(frame / 8));
  const box = fillTextBox({maxBoxWidth, maxLines});
  const lines = [''];
  let refused: string | null = null;

  for (const word of words.slice(0, visible)) {
    const {exceedsBox, newLine} = box.add({text: `${word} `, fontSize, ...font});
    if (exceedsBox) {
      refused = word;
      break;
    }
    if (newLine) lines.push('');
    lines.push(`${lines.pop() ?? ''}${word} `);
  }

  return (
    <AbsoluteFill
      style={{backgroundColor: '#10131a', alignItems: 'center', justifyContent: 'center', gap: 44}}
    >
      <div
        style={{
          ...font,
          fontSize,
          lineHeight: 1.25,
          width: maxBoxWidth,
          height: maxLines * fontSize * 1.25,
          outline: `4px solid ${refused ? '#ff6a4d' : '#4f7cff'}`,
          backgroundColor: '#1b2030',
          color: '#f4f6fb',
          whiteSpace: 'pre',
        }}
      >
        {lines.map((line, i) => (
          <div key={`line-${i}`}>{line}</div>
        ))}
      </div>
      <div style={{fontSize: 44, color: refused ? '#ff6a4d' : '#9aa6bf'}}>
        {refused ? `No room for “${refused}”` : `Line ${lines.length} of ${maxLines}`}
      </div>
    </AbsoluteFill>
  );
};
