import {AbsoluteFill, interpolate, random, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  title: string;
  unit: string;
  value: number;
  color: string;
};

export const Card = ({title, unit, value, color}: Props) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const count = spring({frame, fps, config: {damping: 200}, durationInFrames: 50});
  const bars = Array.from({length: 32}, (_, index) => {
    const wave = Math.sin(frame / 16 + index * 0.45 + random(title) * 6);
    return 0.3 + random(`${title}-${String(index)}`) * 0.5 + wave * 0.12;
  });
  const playhead = interpolate(frame, [0, durationInFrames], [0, 640]);

  return (
    <AbsoluteFill style={{background: '#10131a', color: '#f4f6fb', padding: 44}}>
      <div style={{fontSize: 40, fontWeight: 600, color}}>{title}</div>
      <div
        style={{
          fontSize: 104,
          fontWeight: 700,
          lineHeight: 1.1,
          letterSpacing: -3,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {Math.round(value * count).toLocaleString('en-US')}
      </div>
      <div style={{fontSize: 32, color: '#9aa6bf'}}>{unit}</div>
      <svg viewBox="0 0 640 130" style={{position: 'absolute', left: 0, bottom: 0}}>
        {bars.map((height, index) => (
          <rect
            key={index}
            x={index * 20 + 3}
            y={130 - height * 120 * count}
            width={14}
            height={120}
            rx={4}
            fill={index * 20 < playhead ? color : '#2c3448'}
          />
        ))}
        <rect x={playhead - 2} width={4} height={130} fill="#ff6a4d" />
      </svg>
    </AbsoluteFill>
  );
};
