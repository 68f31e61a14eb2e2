import {evolvePath, getSubpaths} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  split: boolean;
};

const word =
  'M 150 200 V 520 M 150 360 H 330 M 330 200 V 520 M 440 200 V 520 M 620 200 L 620 430 M 620 510 L 620 520 M 780 520 C 780 360 1000 360 1000 520 M 780 250 C 830 200 830 200 860 250 M 940 250 C 970 200 1000 200 1030 250';

export const LetterByLetter = ({split}: Props) => {
  const frame = useCurrentFrame();
  const parts = split ? getSubpaths(word) : [word];

  return (
    <AbsoluteFill style={{backgroundColor: '#fff1f3'}}>
      <svg viewBox="0 0 1200 720" fill="none" strokeLinecap="round">
        {parts.map((part, i) => {
          const progress = interpolate(frame - i * 8, [5, 30], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          return (
            <path
              key={part}
              d={part}
              stroke={`hsl(${(i * 47) % 360}, 75%, 50%)`}
              strokeWidth={44}
              opacity={progress === 0 ? 0 : 1}
              {...evolvePath(progress, part)}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
