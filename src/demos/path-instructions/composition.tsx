import {normalizePath, parsePath, reduceInstructions, serializeInstructions} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  form: 'as written' | 'normalizePath()' | 'reduceInstructions()';
};

const boat = 'm 80 330 h 420 l -70 120 h -280 z m 210 -20 v -230 q 160 80 150 210 z';

export const PathAsList = ({form}: Props) => {
  const frame = useCurrentFrame();
  const instructions = {
    'as written': parsePath(boat),
    'normalizePath()': parsePath(normalizePath(boat)),
    'reduceInstructions()': reduceInstructions(parsePath(boat)),
  }[form];
  const current = Math.floor(frame / 12) % instructions.length;
  const drawn = serializeInstructions(instructions.slice(0, current + 1));
  const short = (text: string) => text.replace(/\d+\.\d+/g, (n) => Number(n).toFixed(0));

  return (
    <AbsoluteFill style={{backgroundColor: '#fdf6e3'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinejoin="round">
        <path d={boat} fill="#f0e3c4" transform="translate(20 80)" />
        <path d={drawn} stroke="#268bd2" strokeWidth={12} transform="translate(20 80)" />
        {instructions.map((instruction, i) => (
          <text
            key={i}
            x={620}
            y={110 + i * 58}
            fontSize={38}
            fontFamily="monospace"
            fill={i === current ? '#dc322f' : '#586e75'}
          >
            {short(serializeInstructions([instruction]))}
          </text>
        ))}
      </svg>
    </AbsoluteFill>
  );
};
