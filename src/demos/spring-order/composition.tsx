import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  durationInFrames: number;
  delay: number;
  reverse: boolean;
};

export const StretchReverseDelay = ({durationInFrames, delay, reverse}: Props) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames: length} = useVideoConfig();
  const config = {damping: 10};
  const steps = [
    {name: 'as it is', options: {}},
    {name: `in ${durationInFrames} frames`, options: {durationInFrames}},
    {name: reverse ? 'reversed' : 'not reversed', options: {durationInFrames, reverse}},
    {name: `after ${delay} frames`, options: {durationInFrames, reverse, delay}},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#fdfcdc'}}>
      <svg viewBox="0 0 1280 720" fill="none">
        {steps.map(({name, options}, row) => {
          const y = 130 + row * 165;
          const valueAt = (at: number) => spring({frame: at, fps, config, ...options});
          const points = Array.from({length}, (_, at) => `${380 + at * 8},${y - valueAt(at) * 80}`);
          return (
            <g key={name}>
              <text x={50} y={y - 20} fontSize={40} fill="#335c67">
                {name}
              </text>
              <path d={`M380 ${y}H1240`} stroke="#e0dcb4" strokeWidth={4} />
              <polyline points={points.join(' ')} stroke="#99a88c" strokeWidth={7} />
              <circle cx={380 + frame * 8} cy={y - valueAt(frame) * 80} r={16} fill="#9e2a2b" />
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
