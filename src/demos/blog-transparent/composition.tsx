import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  ground: 'checkerboard' | 'stripes' | 'sunset';
  text: string;
  opacity: number;
};

/** What a website or a recording would put below the transparent video. */
const GROUNDS = {
  checkerboard: 'repeating-conic-gradient(#4b566d 0 25%, #343d50 0 50%) 0 0 / 80px 80px',
  stripes: 'repeating-linear-gradient(115deg, #1f43bd 0 70px, #2a55e5 70px 140px)',
  sunset: 'linear-gradient(#3b2a6b, #d9577a 60%, #ffb347)',
};

export const LowerThird = ({ground, text, opacity}: Props) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const enter = spring({frame: frame - 10, fps, config: {damping: 16}});
  const leave = spring({frame: frame - durationInFrames + 28, fps, config: {damping: 200}});
  const shown = enter - leave;

  return (
    <AbsoluteFill style={{background: GROUNDS[ground]}}>
      <div
        style={{
          position: 'absolute',
          left: 90,
          bottom: 90,
          padding: '34px 60px',
          borderRadius: 24,
          background: `rgba(16, 19, 26, ${opacity})`,
          borderLeft: '14px solid #ff6a4d',
          color: '#f4f6fb',
          fontSize: 76,
          fontWeight: 650,
          opacity: shown,
          translate: `${interpolate(shown, [0, 1], [-240, 0])}px 0`,
        }}
      >
        {text}
      </div>
    </AbsoluteFill>
  );
};
