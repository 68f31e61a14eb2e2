import {AbsoluteFill, Sequence, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const Card = ({name, color}: {name: string; color: string}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const scale = spring({frame, fps, config: {damping: 14}});

  return (
    <div
      style={{
        width: 340,
        height: 340,
        padding: 36,
        borderRadius: 32,
        background: color,
        transform: `scale(${scale})`,
      }}
    >
      <div style={{fontSize: 64, fontWeight: 700, marginBottom: 110}}>{name}</div>
      <div style={{fontSize: 40, fontVariantNumeric: 'tabular-nums'}}>frame {frame}</div>
    </div>
  );
};

type Props = {
  delay: number;
};

const cards = [
  {name: 'One', color: '#4f7cff'},
  {name: 'Two', color: '#3ddc97'},
  {name: 'Three', color: '#ffc247'},
];

export const ReusedCard = ({delay}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const toPixels = 1110 / durationInFrames;

  return (
    <AbsoluteFill style={{background: '#10131a', color: '#10131a'}}>
      {cards.map(({name, color}, index) => (
        <Sequence key={name} from={index * delay} style={{left: 85 + index * 385, top: 70}}>
          <Card name={name} color={color} />
        </Sequence>
      ))}
      <AbsoluteFill style={{left: 85, top: 480, width: 1110, height: 160, gap: 16}}>
        {cards.map(({name, color}, index) => (
          <div
            key={name}
            style={{
              flex: 1,
              marginLeft: index * delay * toPixels,
              borderRadius: 12,
              background: color,
            }}
          />
        ))}
        <AbsoluteFill style={{left: frame * toPixels, width: 8, background: '#ff6a4d'}} />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
