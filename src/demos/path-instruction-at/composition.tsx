import {getInstructionIndexAtLength, getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const instructions = [
  'M 120 520',
  'L 300 520',
  'C 400 520 400 220 540 220',
  'L 720 220',
  'Q 860 220 860 380',
  'L 860 560',
];
const path = instructions.join(' ');

export const WhichInstruction = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const length = interpolate(frame, [0, durationInFrames - 1], [0, getLength(path)]);
  const {index, lengthIntoInstruction} = getInstructionIndexAtLength(path, length);
  const {x, y} = getPointAtLength(path, length);

  return (
    <AbsoluteFill style={{backgroundColor: '#e9f5db'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round">
        <path d={path} stroke="#b5c99a" strokeWidth={22} />
        <circle cx={x} cy={y} r={28} fill="#31572c" />
        {/* Index 0 is the instruction after M. */}
        {instructions.map((instruction, i) => (
          <text
            key={instruction}
            x={920}
            y={160 + i * 70}
            fontSize={34}
            fontFamily="monospace"
            fill={i === index + 1 ? '#bc4749' : '#718355'}
          >
            {instruction.length > 16 ? `${instruction.slice(0, 13)}…` : instruction}
          </text>
        ))}
        <text x={120} y={660} fontSize={44} fill="#31572c">
          index {index}, {lengthIntoInstruction.toFixed(0)} into it
        </text>
      </svg>
    </AbsoluteFill>
  );
};
