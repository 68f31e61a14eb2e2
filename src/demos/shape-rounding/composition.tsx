import {Polygon, Rect, Star, Triangle} from '@remotion/shapes';
import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  debug: boolean;
};

export const TwoWaysToRound = ({debug}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const amount = interpolate(frame, [0, durationInFrames / 2, durationInFrames], [0, 1, 0]);
  const rows = [
    {label: `cornerRadius ${(amount * 60).toFixed(0)}`, options: {cornerRadius: amount * 60}},
    {label: `edgeRoundness ${amount.toFixed(2)}`, options: {edgeRoundness: amount}},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#f4f1de', color: '#3d405b', fontSize: 40}}>
      {rows.map(({label, options}, row) => (
        <div key={label} style={{position: 'absolute', top: 30 + row * 350, left: 60, width: 1160}}>
          <div>{label}</div>
          <div style={{display: 'flex', justifyContent: 'space-between', marginTop: 36}}>
            <Rect width={190} height={190} fill="#e07a5f" debug={debug} {...options} />
            <Triangle length={220} direction="up" fill="#81b29a" debug={debug} {...options} />
            <Polygon points={6} radius={110} fill="#f2cc8f" debug={debug} {...options} />
            <Star
              points={5}
              innerRadius={60}
              outerRadius={120}
              fill="#5f7fb2"
              debug={debug}
              {...options}
            />
          </div>
        </div>
      ))}
    </AbsoluteFill>
  );
};
