import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  overlap: number;
};

const scene = 75;

export const TwoVolumes = ({overlap}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const toX = (at: number) => 60 + (at / durationInFrames) * 1160;
  const second = scene - overlap;
  const tracks = [
    {name: 'Scene 1', start: 0, end: scene, y: 330, color: '#2a6f97'},
    {name: 'Scene 2', start: second, end: second + scene, y: 600, color: '#c9184a'},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#edf6f9'}}>
      <svg viewBox="0 0 1280 720" fontSize={42}>
        {tracks.map(({name, start, end, y, color}) => {
          const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
          const points = [start, start + overlap, end - overlap, end];
          const volume = interpolate(frame, points, [0, 1, 1, 0], clamp);
          return (
            <g key={name}>
              <text x={toX(start)} y={y - 190} fill={color}>
                {name}, volume {volume.toFixed(2)}
              </text>
              <path
                d={`M${toX(start)} ${y}L${toX(start + overlap)} ${y - 160}H${toX(end - overlap)}L${toX(end)} ${y}Z`}
                fill={color}
                opacity={0.35}
              />
              <circle cx={toX(frame)} cy={y - volume * 160} r={16} fill={color} />
            </g>
          );
        })}
        <rect x={toX(frame) - 2} y={90} width={4} height={540} fill="#33415c" />
      </svg>
    </AbsoluteFill>
  );
};
