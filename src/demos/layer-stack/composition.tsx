import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  distance: number;
  swapped: boolean;
};

const Background = () => (
  <AbsoluteFill style={{background: '#1b2030', border: '6px solid #4f7cff'}} />
);

const Sun = () => (
  <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
    <div style={{width: 260, height: 260, borderRadius: '50%', background: '#ffc247'}} />
  </AbsoluteFill>
);

const Title = () => (
  <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
    <div
      style={{
        color: '#f4f6fb',
        background: '#ff6a4d',
        borderRadius: 20,
        padding: '0 32px',
        fontSize: 110,
      }}
    >
      Sunrise
    </div>
  </AbsoluteFill>
);

export const LayerStack = ({distance, swapped}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const spread = (1 - Math.cos((frame / durationInFrames) * 2 * Math.PI)) / 2;
  const layers = swapped ? [Background, Title, Sun] : [Background, Sun, Title];

  return (
    <AbsoluteFill style={{background: '#10131a', perspective: 3200}}>
      <AbsoluteFill
        style={{
          transformStyle: 'preserve-3d',
          transform: `translateY(${spread * -30}px) scale(0.6) rotateX(${spread * 52}deg) rotateZ(${spread * -24}deg)`,
        }}
      >
        {layers.map((Layer, index) => (
          <AbsoluteFill
            key={index}
            style={{
              transform: `translateZ(${(index - 1) * distance * spread}px)`,
              outline: '3px dashed #9aa6bf',
            }}
          >
            <Layer />
          </AbsoluteFill>
        ))}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
