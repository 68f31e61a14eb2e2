import {AbsoluteFill, random, useCurrentFrame} from 'remotion';

type Props = {
  missed: number;
};

const Photo = () => (
  <svg viewBox="0 0 480 320" style={{position: 'absolute', inset: 0}}>
    <rect width={480} height={320} fill="#8ecae6" />
    <circle cx={360} cy={90} r={46} fill="#ffd166" />
    <path d="M0 320L150 130L250 250L330 170L480 320Z" fill="#3a6b4c" />
  </svg>
);

export const LatePhoto = ({missed}: Props) => {
  const frame = useCurrentFrame();
  const isLoaded = random(`frame-${frame}`) >= missed / 100;
  const box = {
    position: 'relative',
    width: 480,
    height: 320,
    backgroundColor: '#ddd6cc',
    scale: 1 + frame / 600,
  } as const;

  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#f5efe6',
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-evenly',
        fontSize: 40,
        color: '#3d3428',
      }}
    >
      <div>
        <div style={box}>{isLoaded && <Photo />}</div>
        <p style={{textAlign: 'center', marginTop: 60}}>{'<img>'}</p>
      </div>
      <div>
        <div style={box}>
          <Photo />
        </div>
        <p style={{textAlign: 'center', marginTop: 60}}>{'<Img>'}</p>
      </div>
    </AbsoluteFill>
  );
};
