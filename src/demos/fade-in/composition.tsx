import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  text: string;
  motion: 'linear' | 'eased' | 'spring';
  duration: number;
};

const START = 15;

export const FadeIn = ({text, motion, duration}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();

  const progressAt = (time: number) =>
    motion === 'spring'
      ? spring({frame: time - START, fps, durationInFrames: duration})
      : interpolate(time, [START, START + duration], [0, 1], {
          easing: motion === 'eased' ? Easing.out(Easing.cubic) : Easing.linear,
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        });

  const progress = progressAt(frame);
  const pointAt = (time: number) => ({
    x: (time / durationInFrames) * 1080,
    y: 150 - progressAt(time) * 120,
  });
  const curve = Array.from({length: durationInFrames}, (_, time) => {
    const {x, y} = pointAt(time);
    return `${x},${y}`;
  });

  return (
    <AbsoluteFill style={{background: '#10131a', color: '#f4f6fb', alignItems: 'center'}}>
      <div
        style={{
          marginTop: 110,
          fontSize: 150,
          fontWeight: 700,
          whiteSpace: 'nowrap',
          opacity: progress,
          transform: `translateY(${(1 - progress) * 80}px)`,
        }}
      >
        {text}
      </div>
      <svg viewBox="-100 -20 1280 320" style={{position: 'absolute', bottom: 0}}>
        <path d="M0 150H1080" stroke="#2c3448" strokeWidth={4} />
        <polyline points={curve.join(' ')} fill="none" stroke="#4f7cff" strokeWidth={8} />
        <circle cx={pointAt(frame).x} cy={pointAt(frame).y} r={18} fill="#ff6a4d" />
        <text x={0} y={222} fontSize={42} fill="#9aa6bf">
          frame {frame}, progress {progress.toFixed(2)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
