import {Trail} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  hook: 'outside' | 'inside';
};

const Kite = ({frame}: {frame: number}) => (
  <AbsoluteFill>
    <svg viewBox="0 0 1280 720">
      <path
        d="M0 -90L60 0L0 130L-60 0Z"
        fill="#ef476f"
        transform={`translate(${140 + frame * 12} ${360 - Math.sin(frame / 12) * 200}) rotate(40)`}
      />
    </svg>
  </AbsoluteFill>
);

const KiteWithHook = () => {
  const frame = useCurrentFrame();
  return <Kite frame={frame} />;
};

export const TrailMistake = ({hook}: Props) => {
  // Evaluated once for the whole trail: all copies get the same frame.
  const outerFrame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#fff8e7'}}>
      <Trail layers={9} lagInFrames={2} trailOpacity={0.6}>
        {hook === 'outside' ? <Kite frame={outerFrame} /> : <KiteWithHook />}
      </Trail>
    </AbsoluteFill>
  );
};
