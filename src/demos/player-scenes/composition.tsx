import {
  AbsoluteFill,
  Sequence,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const SCENES = [
  {name: 'Idea', color: '#4f7cff'},
  {name: 'Draft', color: '#a98bff'},
  {name: 'Cut', color: '#ff6a4d'},
  {name: 'Film', color: '#3ddc97'},
] as const;
const LENGTH = 60;

const Scene = ({index}: {index: number}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const {name, color} = SCENES[index] ?? SCENES[0];
  const enter = spring({frame, fps, config: {damping: 16}});
  const sides = index + 3;
  const points = Array.from({length: sides}, (_, side) => {
    const angle = (side / sides) * Math.PI * 2 - Math.PI / 2;
    return `${String(940 + Math.cos(angle) * 210)},${String(330 + Math.sin(angle) * 210)}`;
  });
  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <polygon
          points={points.join(' ')}
          fill={color}
          stroke={color}
          strokeWidth={60}
          strokeLinejoin="round"
          style={{
            transformOrigin: '940px 330px',
            transform: `rotate(${String(frame * 0.8)}deg) scale(${String(enter)})`,
          }}
        />
      </svg>
      <div style={{position: 'absolute', left: 80, top: 130, fontSize: 50, color: '#9aa6bf'}}>
        Scene {index + 1}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 76,
          top: 190,
          fontSize: 190,
          fontWeight: 700,
          letterSpacing: -6,
          translate: `${String((1 - enter) * -60)}px 0`,
          opacity: interpolate(frame, [0, 8], [0, 1], {extrapolateRight: 'clamp'}),
        }}
      >
        {name}
      </div>
    </AbsoluteFill>
  );
};

export const FourScenes = () => {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{background: '#10131a', color: '#f4f6fb'}}>
      {SCENES.map(({name}, index) => (
        <Sequence key={name} from={index * LENGTH} durationInFrames={LENGTH}>
          <Scene index={index} />
        </Sequence>
      ))}
      <div
        style={{position: 'absolute', left: 80, right: 80, bottom: 64, display: 'flex', gap: 14}}
      >
        {SCENES.map(({name, color}, index) => (
          <div
            key={name}
            style={{
              flex: 1,
              height: 14,
              borderRadius: 7,
              background: '#2c3448',
              overflow: 'hidden',
            }}
          >
            <div
              style={{
                height: '100%',
                background: color,
                width: `${String(interpolate(frame, [index * LENGTH, (index + 1) * LENGTH], [0, 100], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'}))}%`,
              }}
            />
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
};
