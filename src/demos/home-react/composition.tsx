import {
  AbsoluteFill,
  interpolate,
  interpolateColors,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const COLORS = ['#4f7cff', '#a98bff', '#ff6a4d'];

const Ball = ({frame, size}: {frame: number; size: number}) => {
  const {fps, durationInFrames} = useVideoConfig();
  const rise = spring({frame: frame % 60, fps, config: {damping: 9}});
  const color = interpolateColors(frame, [0, durationInFrames / 2, durationInFrames], COLORS);
  return (
    <div
      style={{
        width: size,
        height: size,
        position: 'relative',
        overflow: 'hidden',
        background: '#1b2230',
        borderRadius: size / 16,
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: '29%',
          top: `${interpolate(rise, [0, 1], [82, 29])}%`,
          width: '42%',
          height: '42%',
          borderRadius: '50%',
          background: color,
          scale: `${interpolate(rise, [0, 0.5, 1], [0.7, 1.05, 1])}`,
        }}
      />
    </div>
  );
};

export const CodeToFrame = () => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const rise = spring({frame: frame % 60, fps, config: {damping: 9}});
  const color = interpolateColors(frame, [0, durationInFrames / 2, durationInFrames], COLORS);
  const lines = [
    ['const frame = useCurrentFrame();', String(frame)],
    ['const rise = spring({frame, fps});', rise.toFixed(2)],
    ['const color = interpolateColors(…);', color.replace(/, 1\)$/, ')').replace('rgba', 'rgb')],
    ['return <Ball y={rise} color={color} />;', '▶'],
  ];
  const strip = Array.from({length: 11}, (_, index) => frame + (index - 5) * 6);

  return (
    <AbsoluteFill style={{background: '#10131a', color: '#f4f6fb'}}>
      <div
        style={{
          position: 'absolute',
          left: 64,
          top: 78,
          width: 690,
          fontFamily: '"JetBrains Mono Variable", monospace',
        }}
      >
        {lines.map(([code, value], index) => (
          <div key={code} style={{height: 92, whiteSpace: 'nowrap'}}>
            <div style={{fontSize: 27, color: '#c3cad8'}}>{code}</div>
            <div style={{fontSize: 24, color: index === 3 ? '#ff6a4d' : '#86a5ff'}}>
              {index === 3 ? '' : `↳ ${value ?? ''}`}
            </div>
          </div>
        ))}
      </div>
      <div style={{position: 'absolute', right: 64, top: 64}}>
        <Ball frame={frame} size={400} />
      </div>
      <div
        style={{position: 'absolute', left: 640 - 5.5 * 130, top: 528, display: 'flex', gap: 10}}
      >
        {strip.map((time, index) => (
          <div
            key={index}
            style={{opacity: time < 0 || time >= durationInFrames ? 0.15 : index === 5 ? 1 : 0.5}}
          >
            <Ball frame={Math.max(0, Math.min(durationInFrames - 1, time))} size={120} />
          </div>
        ))}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 573,
          top: 518,
          width: 136,
          height: 140,
          border: '5px solid #ff6a4d',
          borderRadius: 14,
          boxSizing: 'border-box',
        }}
      />
    </AbsoluteFill>
  );
};
