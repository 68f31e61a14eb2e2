import {
  AbsoluteFill,
  Sequence,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

type Props = {
  reducedMotion: boolean;
};

const words = ['Fewer', 'things', 'that', 'fly'];

const Word = ({text, reducedMotion}: {text: string; reducedMotion: boolean}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const enter = spring({frame, fps, config: {damping: 9}});
  const opacity = interpolate(frame, [0, 20], [0, 1], {extrapolateRight: 'clamp'});
  const style = reducedMotion
    ? {opacity}
    : {translate: `0 ${(1 - enter) * -500}px`, rotate: `${(1 - enter) * 40}deg`};

  return <div style={style}>{text}</div>;
};

export const CalmWords = ({reducedMotion}: Props) => {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#e0aaff',
        color: '#240046',
        fontSize: 110,
        fontWeight: 700,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 40,
      }}
    >
      {words.map((text, i) => (
        <Sequence key={text} from={i * 15} layout="none">
          <Word text={text} reducedMotion={reducedMotion} />
        </Sequence>
      ))}
    </AbsoluteFill>
  );
};
