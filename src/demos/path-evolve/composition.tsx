import {evolvePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  strokeWidth: number;
  color: string;
};

const signature =
  'M 150 470 C 210 210 330 150 330 260 C 330 390 220 470 260 480 C 320 490 380 330 440 330 C 500 330 390 480 460 480 C 540 480 600 330 650 330 C 700 330 600 480 670 480 C 780 480 830 160 800 160 C 760 160 750 480 810 480 C 890 480 930 320 1000 330 C 1060 340 960 480 1030 480 C 1080 480 1110 450 1140 420';

export const Signature = ({strokeWidth, color}: Props) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [5, 80], [0, 1], {
    easing: Easing.inOut(Easing.quad),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#fbf7ee'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M110 560H1170" stroke="#d8cfbd" strokeWidth={4} />
        <path
          d={signature}
          stroke={color}
          strokeWidth={strokeWidth}
          {...evolvePath(progress, signature)}
        />
      </svg>
    </AbsoluteFill>
  );
};
