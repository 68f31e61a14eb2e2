import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  damping: number;
  mass: number;
  stiffness: number;
  overshootClamping: boolean;
};

export const SpringConfigCurve = ({damping, mass, stiffness, overshootClamping}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();

  const config = {damping, mass, stiffness, overshootClamping};
  const positionAt = (time: number) => spring({frame: time, fps, config});
  const position = positionAt(frame);

  const x = (time: number) => 90 + (time / (durationInFrames - 1)) * 700;
  const y = (value: number) => 580 - value * 250;
  const points = Array.from(
    {length: durationInFrames},
    (_, time) => `${x(time)},${y(positionAt(time))}`,
  );

  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          d={`M90 ${y(0)}H790M90 ${y(1)}H790M900 ${y(0)}H1190M900 ${y(1)}H1190`}
          stroke="#2c3448"
          strokeWidth={4}
        />
        <text x={40} y={y(0) + 15} fontSize={42} fill="#9aa6bf">
          0
        </text>
        <text x={40} y={y(1) + 15} fontSize={42} fill="#9aa6bf">
          1
        </text>
        <polyline points={points.join(' ')} stroke="#4f7cff" strokeWidth={12} />
        <path d={`M${x(frame)} 70V620`} stroke="#ff6a4d" strokeWidth={4} />
        <circle cx={x(frame)} cy={y(position)} r={20} fill="#ff6a4d" />
        <rect x={965} y={y(position) - 80} width={160} height={160} rx={36} fill="#4f7cff" />
        <text x={1045} y={690} fontSize={56} fontWeight={700} fill="#f4f6fb" textAnchor="middle">
          {position.toFixed(2)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
