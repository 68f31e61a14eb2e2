import {AbsoluteFill, Loop, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  durationInFrames: number;
  times: number;
};

const Hand = () => {
  const frame = useCurrentFrame();
  const loop = Loop.useLoop();

  return (
    <svg viewBox="0 0 1280 720" strokeLinecap="round">
      <g transform={`rotate(${(frame / (loop?.durationInFrames ?? 1)) * 360} 420 290)`}>
        <path d="M420 290V120" stroke="#4f7cff" strokeWidth={20} />
        <circle cx={420} cy={110} r={34} fill="#4f7cff" />
      </g>
      <text x={690} y={270} fontSize={52} fill="#f4f6fb">
        iteration {loop?.iteration}
      </text>
      <text x={690} y={350} fontSize={52} fill="#9aa6bf">
        frame {frame}
      </text>
    </svg>
  );
};

export const LoopTimes = ({durationInFrames, times}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames: total} = useVideoConfig();
  const x = (time: number) => 90 + (time / total) * 1100;

  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <svg viewBox="0 0 1280 720" strokeLinecap="round">
        <circle cx={420} cy={290} r={180} fill="none" stroke="#2c3448" strokeWidth={6} />
        {Array.from({length: times}, (_, index) => (
          <rect
            key={index}
            x={x(index * durationInFrames)}
            y={560}
            width={x(durationInFrames) - 96}
            height={70}
            rx={14}
            fill={Math.floor(frame / durationInFrames) === index ? '#4f7cff' : '#2c3448'}
          />
        ))}
        <path d={`M${x(frame)} 535V655`} stroke="#ff6a4d" strokeWidth={6} />
      </svg>
      <Loop durationInFrames={durationInFrames} times={times}>
        <Hand />
      </Loop>
    </AbsoluteFill>
  );
};
