import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  text: string;
  color: string;
  bars: number;
};

export const Greeting = ({text, color, bars}: Props) => {
  const frame = useCurrentFrame();
  const {fps, width, durationInFrames} = useVideoConfig();
  const playhead = interpolate(frame, [0, durationInFrames], [0, width]);

  return (
    <AbsoluteFill style={{background: '#10131a', padding: 90}}>
      <h2
        style={{
          color: '#f4f6fb',
          fontSize: 92,
          margin: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: '0 24px',
        }}
      >
        {text.split(' ').map((word, index) => {
          const rise = spring({frame: frame - index * 6, fps, config: {damping: 14}});
          return (
            <span key={index} style={{opacity: rise, translate: `0 ${(1 - rise) * 60}px`}}>
              {word}
            </span>
          );
        })}
      </h2>
      {Array.from({length: bars}, (_, index) => {
        const left = (width / bars) * index;
        const grow = spring({frame: frame - index * 2, fps, config: {damping: 18}});
        const wave = 130 + 80 * Math.sin(frame / 12 + index * 0.7);
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: left + 6,
              bottom: 0,
              width: width / bars - 12,
              height: wave * grow,
              borderRadius: '14px 14px 0 0',
              background: left < playhead ? color : '#2c3448',
            }}
          />
        );
      })}
      <div
        style={{
          position: 'absolute',
          left: playhead - 3,
          top: 0,
          bottom: 0,
          width: 6,
          background: '#ff6a4d',
        }}
      />
    </AbsoluteFill>
  );
};
