import {Circle, Ellipse, Heart, Pie, Polygon, Rect, Star, Triangle} from '@remotion/shapes';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  style: 'filled' | 'outlined';
};

export const ShapeParade = ({style}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const paint = (color: string) =>
    style === 'filled'
      ? {fill: color}
      : {fill: 'none', stroke: color, strokeWidth: 14, strokeLinejoin: 'round' as const};
  const progress = (frame % 90) / 90;

  const shapes = [
    {
      name: 'Rect',
      shape: <Rect width={200} height={150} cornerRadius={24} {...paint('#ff6b6b')} />,
    },
    {name: 'Circle', shape: <Circle radius={95} {...paint('#ffa94d')} />},
    {name: 'Triangle', shape: <Triangle length={200} direction="up" {...paint('#f2c200')} />},
    {name: 'Ellipse', shape: <Ellipse rx={115} ry={70} {...paint('#37b24d')} />},
    {
      name: 'Star',
      shape: <Star points={5} innerRadius={50} outerRadius={110} {...paint('#12b0a8')} />,
    },
    {name: 'Polygon', shape: <Polygon points={6} radius={105} {...paint('#3b82f6')} />},
    {name: 'Pie', shape: <Pie radius={95} progress={progress} {...paint('#7c5cff')} />},
    {name: 'Heart', shape: <Heart height={175} {...paint('#e64980')} />},
  ];

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#fbfaf6',
        display: 'grid',
        gridTemplate: 'repeat(2, 1fr) / repeat(4, 1fr)',
        padding: 40,
      }}
    >
      {shapes.map(({name, shape}, i) => (
        <div
          key={name}
          style={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: 24,
            scale: String(spring({frame: frame - i * 3, fps, config: {damping: 12}})),
          }}
        >
          {shape}
          <div style={{fontSize: 36, color: '#2b2b33', paddingBottom: 10}}>{name}</div>
        </div>
      ))}
    </AbsoluteFill>
  );
};
