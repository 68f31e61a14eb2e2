import {evolvePath, getLength, getPointAtLength, reversePath} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  reversed: boolean;
};

const track =
  'M 140 560 C 140 200 420 120 560 300 C 700 480 520 600 640 620 C 900 660 760 160 980 140 C 1160 130 1180 320 1100 420';

export const MazeRunner = ({reversed}: Props) => {
  const frame = useCurrentFrame();
  const path = reversed ? reversePath(track) : track;
  const progress = interpolate(frame, [10, 100], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const runner = getPointAtLength(path, progress * getLength(path));
  const start = getPointAtLength(path, 0);

  return (
    <AbsoluteFill style={{backgroundColor: '#143642'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round">
        <path d={track} stroke="#1f5363" strokeWidth={64} />
        <path d={path} stroke="#ec9a29" strokeWidth={64} {...evolvePath(progress, path)} />
        <circle cx={runner.x} cy={runner.y} r={46} fill="#fff4dc" />
        <text x={start.x} y={start.y - 60} fontSize={44} textAnchor="middle" fill="#fff4dc">
          Start
        </text>
      </svg>
    </AbsoluteFill>
  );
};
