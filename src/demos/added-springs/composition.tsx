import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  damping: number;
  exitAt: number;
};

export const AddedSprings = ({damping, exitAt}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();

  const enterAt = (time: number) => spring({frame: time, fps, config: {damping}});
  const leaveAt = (time: number) => spring({frame: time, fps, delay: exitAt, config: {damping}});
  const sizeAt = (time: number) => enterAt(time) - leaveAt(time);

  const curves = [
    {name: 'enter − leave', color: '#4f7cff', width: 18, at: sizeAt, labelX: 420},
    {name: 'enter', color: '#3ddc97', width: 5, at: enterAt, labelX: 0},
    {name: 'leave', color: '#ffc247', width: 5, at: leaveAt, labelX: 210},
  ];
  const x = (time: number) => (time / durationInFrames) * 740;
  const y = (value: number) => 360 - value * 220;
  const pointsOf = (at: (time: number) => number) =>
    Array.from({length: durationInFrames}, (_, time) => `${x(time)},${y(at(time))}`).join(' ');

  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <div
        style={{
          position: 'absolute',
          left: 90,
          top: 190,
          width: 220,
          height: 220,
          borderRadius: 48,
          background: '#4f7cff',
          transform: `scale(${Math.max(0, sizeAt(frame))})`,
        }}
      />
      <svg viewBox="-440 -40 1280 720">
        <path d={`M0 ${y(0)}H740`} stroke="#2c3448" strokeWidth={4} />
        {curves.map(({name, color, width, at, labelX}) => (
          <g key={name}>
            <polyline points={pointsOf(at)} fill="none" stroke={color} strokeWidth={width} />
            <circle cx={x(frame)} cy={y(at(frame))} r={14} fill={color} />
            <text x={labelX} y={600} fontSize={44} fill={color}>
              {name}
            </text>
          </g>
        ))}
        <path d={`M${x(frame)} 40V480`} stroke="#ff6a4d" strokeWidth={4} />
      </svg>
    </AbsoluteFill>
  );
};
