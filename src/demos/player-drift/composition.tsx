import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  speed: number;
};

const tolerance = 0.65;

export const DriftingClip = ({speed}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const seconds = frame / fps;
  const lost = seconds * (1 - speed);
  const behind = lost % tolerance;
  const seeks = Math.floor(lost / tolerance);
  const toX = (at: number) => 60 + (at / 6) * 1160;

  return (
    <AbsoluteFill style={{backgroundColor: '#222', color: '#eee'}}>
      <svg viewBox="0 0 1280 720" fontSize={44} fill="#eee">
        <text x={60} y={110}>
          Player, {seconds.toFixed(2)} s
        </text>
        <rect x={60} y={140} width={toX(seconds) - 60} height={50} fill="#4cc9f0" />
        <text x={60} y={310}>
          Video, {(seconds - behind).toFixed(2)} s
        </text>
        <rect
          x={60}
          y={340}
          width={Math.max(0, toX(seconds - behind) - 60)}
          height={50}
          fill="#f72585"
        />
        <text x={60} y={520}>
          {behind.toFixed(2)} s behind, corrected {seeks} {seeks === 1 ? 'time' : 'times'}
        </text>
        <rect x={60} y={560} width={600} height={40} fill="#444" />
        <rect x={60} y={560} width={(behind / tolerance) * 600} height={40} fill="#f72585" />
      </svg>
    </AbsoluteFill>
  );
};
