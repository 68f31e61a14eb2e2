import React from 'react';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  speed: number;
};

const colors = {k: '#d69df5', f: '#8db2ff', s: '#8fd8a4', n: '#ffb685', p: '#dfe5f1'};

// Token, color, and its line and column in each of the two steps; null where it is absent.
type Place = [line: number, column: number] | null;
const tokens: [text: string, color: keyof typeof colors, before: Place, after: Place][] = [
  ['const', 'k', [0, 0], [0, 0]],
  ['frame', 'p', [0, 6], [0, 6]],
  ['=', 'p', [0, 12], [0, 12]],
  ['useCurrentFrame', 'f', [0, 14], [0, 14]],
  ['();', 'p', [0, 29], [0, 29]],
  ['return', 'k', [1, 0], [5, 0]],
  ['frame', 'p', [1, 7], [2, 2]],
  ['/', 'p', [1, 13], null],
  ['30', 'n', [1, 15], [3, 6]],
  [';', 'p', [1, 17], [5, 14]],
  ['const', 'k', null, [1, 0]],
  ['opacity', 'p', null, [1, 6]],
  ['=', 'p', null, [1, 14]],
  ['interpolate', 'f', null, [1, 16]],
  ['(', 'p', null, [1, 27]],
  [',', 'p', null, [2, 7]],
  ['[', 'p', null, [3, 2]],
  ['0,', 'n', null, [3, 3]],
  ['],', 'p', null, [3, 8]],
  ['[', 'p', null, [3, 11]],
  ['0, 1', 'n', null, [3, 12]],
  [']', 'p', null, [3, 16]],
  [');', 'p', null, [4, 0]],
  ['opacity', 'p', null, [5, 7]],
];

export const CodeSteps: React.FC<Props> = ({speed}) => {
  const frame = useCurrentFrame() * speed;
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const move = interpolate(frame, [30, 60, 130, 150], [0, 1, 1, 0], {
    ...clamp,
    easing: Easing.inOut(Easing.cubic),
  });
  const appear = interpolate(frame, [52, 74, 124, 132], [0, 1, 1, 0], clamp);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1117', padding: 90}}>
      <div
        style={{
          position: 'relative',
          flex: 1,
          fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
          fontSize: 54,
          whiteSpace: 'pre',
        }}
      >
        {tokens.map(([text, color, before, after], i) => {
          const [line, column] = before ?? after ?? [0, 0];
          const [nextLine, nextColumn] = after ?? before ?? [0, 0];
          const moves = before && after;
          const y = line + (moves ? (nextLine - line) * move : 0);
          const x = column + (moves ? (nextColumn - column) * move : 0);
          return (
            <span
              key={`token-${i}`}
              style={{
                position: 'absolute',
                left: `${x}ch`,
                top: `${y * 1.62 + (1 - move) * 2.2}em`,
                color: colors[color],
                opacity: moves ? 1 : before ? 1 - move : appear,
              }}
            >
              {text}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
