import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  overlay: 'with alpha' | 'without alpha' | 'screen';
};

const LowerThird = ({background}: {background: string}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const shown =
    spring({frame: frame - 10, fps, config: {damping: 200}}) -
    spring({frame: frame - durationInFrames + 30, fps, config: {damping: 200}});

  return (
    <AbsoluteFill style={{backgroundColor: background}}>
      <svg viewBox="0 0 1280 720">
        <radialGradient id="glow">
          <stop offset="0" stopColor="#ffe9a8" />
          <stop offset="1" stopColor="#ffe9a8" stopOpacity={0} />
        </radialGradient>
        <circle cx={1020} cy={190} r={230 * shown} fill="url(#glow)" />
        <g transform={`translate(${interpolate(shown, [0, 1], [-760, 0])} 0)`}>
          <rect x={80} y={500} width={640} height={130} rx={14} fill="#d6336c" />
          <text x={120} y={586} fontSize={62} fontWeight={700} fill="#fff">
            Mara, beekeeper
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};

export const OverlayOnScene = ({overlay}: Props) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#7db9a0'}}>
      <svg viewBox="0 0 1280 720">
        {[0, 1, 2, 3, 4, 5, 6].map((i) => (
          <rect
            key={i}
            x={i * 220 - 200 + ((frame * 2) % 220)}
            width={110}
            height={720}
            fill="#4c8a72"
          />
        ))}
      </svg>
      <AbsoluteFill style={{mixBlendMode: overlay === 'screen' ? 'screen' : 'normal'}}>
        <LowerThird background={overlay === 'with alpha' ? 'transparent' : '#000'} />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
