import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  strength: number;
  origin: 'center' | 'top left' | 'bottom right';
};

export const TransformSampler = ({strength, origin}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const wave = (1 - Math.cos((frame / durationInFrames) * 2 * Math.PI)) / 2;
  const amount = wave * strength;

  const samples = [
    {name: 'translate', transform: `translate(${amount * 70}px, ${amount * -40}px)`},
    {name: 'scale', transform: `scale(${1 + amount * 0.35})`},
    {name: 'rotate', transform: `rotate(${amount * 60}deg)`},
    {name: 'skew', transform: `skew(${amount * 30}deg)`},
    {name: 'rotateX', transform: `perspective(500px) rotateX(${amount * 70}deg)`},
    {name: 'rotateY', transform: `perspective(500px) rotateY(${amount * 70}deg)`},
  ];

  return (
    <AbsoluteFill
      style={{
        background: '#10131a',
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        padding: '40px 60px',
      }}
    >
      {samples.map(({name, transform}) => (
        <div key={name} style={{display: 'flex', flexDirection: 'column', alignItems: 'center'}}>
          <div
            style={{
              width: 170,
              height: 170,
              marginTop: 50,
              border: '4px dashed #2c3448',
              borderRadius: 24,
            }}
          >
            <div
              style={{
                width: 162,
                height: 162,
                borderRadius: 20,
                background: 'linear-gradient(135deg, #4f7cff, #3ddc97)',
                transform,
                transformOrigin: origin,
              }}
            />
          </div>
          <div style={{fontSize: 42, color: '#9aa6bf', marginTop: 40}}>{name}</div>
        </div>
      ))}
    </AbsoluteFill>
  );
};
