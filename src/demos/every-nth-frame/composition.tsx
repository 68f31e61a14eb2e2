import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  everyNthFrame: number;
};

const Runner = ({frame}: {frame: number}) => (
  <svg viewBox="0 0 1160 220" style={{width: 1160}}>
    <path d="M0 190H1160" stroke="#c8b6a6" strokeWidth={6} />
    <circle
      cx={60 + ((frame * 12) % 1040)}
      cy={160 - Math.abs(Math.sin(frame / 6)) * 120}
      r={34}
      fill="#a4133c"
    />
  </svg>
);

export const SkippedFrames = ({everyNthFrame}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const rows = [1, everyNthFrame];

  return (
    <AbsoluteFill style={{backgroundColor: '#fff5eb', color: '#4a3728', padding: 60, fontSize: 42}}>
      {rows.map((step, row) => (
        <div key={row}>
          <div>
            everyNthFrame {step}, {Number((fps / step).toFixed(1))} fps
          </div>
          <Runner frame={frame - (frame % step)} />
        </div>
      ))}
    </AbsoluteFill>
  );
};
