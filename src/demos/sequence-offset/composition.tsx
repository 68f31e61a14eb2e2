import {AbsoluteFill, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  from: number;
  durationInFrames: number;
};

const Scene = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{alignItems: 'center', paddingTop: 70}}>
      <div style={{fontSize: 44, color: '#9aa6bf'}}>Frame inside the sequence</div>
      <div style={{fontSize: 230, fontWeight: 700, lineHeight: 1.2, color: '#f4f6fb'}}>{frame}</div>
    </AbsoluteFill>
  );
};

export const SequenceOffset = ({from, durationInFrames}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames: total} = useVideoConfig();
  const x = (time: number) => 340 + (time / total) * 700;

  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <Sequence from={from} durationInFrames={durationInFrames}>
        <Scene />
      </Sequence>
      <svg viewBox="0 0 1280 720" strokeLinecap="round">
        <rect x={x(0)} y={470} width={700} height={24} rx={12} fill="#2c3448" />
        <rect
          x={x(from)}
          y={520}
          width={x(durationInFrames) - x(0)}
          height={80}
          rx={16}
          fill="#4f7cff"
          opacity={frame >= from && frame < from + durationInFrames ? 1 : 0.45}
        />
        <path d={`M${x(frame)} 440V620`} stroke="#ff6a4d" strokeWidth={6} />
        <text x={x(frame)} y={680} fontSize={44} fill="#ff6a4d" textAnchor="middle">
          {frame}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
