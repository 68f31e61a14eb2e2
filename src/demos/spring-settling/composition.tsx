import {AbsoluteFill, measureSpring, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  damping: number;
  mass: number;
  threshold: number;
};

export const SpringSettling = ({damping, mass, threshold}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();

  const config = {damping, mass};
  const settledAt = measureSpring({fps, config, threshold});
  const atRest = frame >= settledAt;

  const x = (time: number) => 90 + (time / (durationInFrames - 1)) * 1100;
  const y = (value: number) => 560 - value * 240;
  const points = Array.from({length: durationInFrames}, (_, time) => {
    return `${x(time)},${y(spring({frame: time, fps, config}))}`;
  });

  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <text x={90} y={90} fontSize={48} fill={atRest ? '#3ddc97' : '#f4f6fb'}>
          at rest after {settledAt} frames
        </text>
        <path d={`M90 ${y(0)}H1190`} stroke="#2c3448" strokeWidth={4} />
        <rect
          x={90}
          y={y(1 + threshold)}
          width={1100}
          height={480 * threshold}
          fill="#3ddc97"
          opacity={0.3}
        />
        <polyline points={points.join(' ')} stroke="#4f7cff" strokeWidth={10} />
        <path
          d={`M${x(settledAt)} 150V600`}
          stroke="#3ddc97"
          strokeWidth={6}
          strokeDasharray="4 18"
        />
        <text x={x(settledAt)} y={665} fontSize={44} fill="#3ddc97" textAnchor="middle">
          {settledAt}
        </text>
        <path d={`M${x(frame)} 130V600`} stroke="#ff6a4d" strokeWidth={4} />
        <circle cx={x(frame)} cy={y(spring({frame, fps, config}))} r={18} fill="#ff6a4d" />
      </svg>
    </AbsoluteFill>
  );
};
