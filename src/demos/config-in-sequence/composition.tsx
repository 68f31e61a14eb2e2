import {AbsoluteFill, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  width: number;
  durationInFrames: number;
};

type CardProps = {
  title: string;
  color: string;
};

const ConfigCard = ({title, color}: CardProps) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        boxSizing: 'border-box',
        padding: 40,
        border: `6px solid ${color}`,
        borderRadius: 32,
        overflow: 'hidden',
      }}
    >
      <div style={{fontSize: 44, fontWeight: 700, color}}>{title}</div>
      <div style={{fontSize: 42, lineHeight: 1.5, color: '#f4f6fb', whiteSpace: 'pre'}}>
        {`${width} × ${height}\n${fps} fps\n${durationInFrames} frames`}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 0,
          bottom: 0,
          height: 16,
          width: (frame / durationInFrames) * width,
          background: color,
        }}
      />
    </AbsoluteFill>
  );
};

export const ConfigInSequence = ({width, durationInFrames}: Props) => {
  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <ConfigCard title="Composition" color="#4f7cff" />
      <Sequence
        durationInFrames={durationInFrames}
        width={width}
        height={340}
        style={{left: 580, top: 260}}
      >
        <ConfigCard title="Sequence" color="#3ddc97" />
      </Sequence>
    </AbsoluteFill>
  );
};
