import {AbsoluteFill, Series, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  duration: number;
  offset: number;
};

type CardProps = {name: string; color: string; x: number};

const Card = ({name, color, x}: CardProps) => {
  const frame = useCurrentFrame();
  return (
    <svg viewBox="0 0 1280 720">
      <rect x={x} y={80} width={340} height={300} rx={40} fill={color} />
      <text x={x + 40} y={160} fontSize={44} fill="#10131a">
        Scene {name}
      </text>
      <text x={x + 40} y={310} fontSize={120} fontWeight={700} fill="#10131a">
        {frame}
      </text>
    </svg>
  );
};

export const SeriesBlocks = ({duration, offset}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const px = (frames: number) => (frames / durationInFrames) * 1100;
  const scenes = [
    {name: 'A', color: '#4f7cff', offset: 0, start: 0, length: 40},
    {name: 'B', color: '#ffc247', offset, start: 40 + offset, length: duration},
    {name: 'C', color: '#3ddc97', offset: 0, start: 40 + offset + duration, length: 40},
  ];

  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <Series>
        {scenes.map(({name, color, length, ...scene}, i) => (
          <Series.Sequence key={name} durationInFrames={length} offset={scene.offset}>
            <Card name={name} color={color} x={90 + i * 380} />
          </Series.Sequence>
        ))}
      </Series>
      <svg viewBox="-90 0 1280 720">
        {scenes.map(({name, color, start, length}, i) => (
          <rect
            key={name}
            x={px(start)}
            y={440 + i * 64}
            width={px(length)}
            height={52}
            rx={12}
            fill={color}
          />
        ))}
        <path d={`M${px(frame)} 415V650`} stroke="#ff6a4d" strokeWidth={6} />
      </svg>
    </AbsoluteFill>
  );
};
