import {AbsoluteFill, Sequence, useCurrentFrame} from 'remotion';

type Props = {
  from: number;
};

type CounterProps = {
  label: string;
  color: string;
  left: number;
};

const Counter = ({label, color, left}: CounterProps) => {
  const frame = useCurrentFrame();

  return (
    <div style={{position: 'absolute', left, top: 130, width: 520, textAlign: 'center'}}>
      <div style={{fontSize: 44, color: '#9aa6bf'}}>{label}</div>
      <div
        style={{
          fontSize: 260,
          fontWeight: 700,
          lineHeight: 1.25,
          fontVariantNumeric: 'tabular-nums',
          color,
        }}
      >
        {frame}
      </div>
      <div
        style={{height: 16, borderRadius: 8, background: color, width: `${(frame / 90) * 100}%`}}
      />
    </div>
  );
};

export const FrameInSequence = ({from}: Props) => {
  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <Counter label="In the composition" color="#4f7cff" left={80} />
      <Sequence from={from}>
        <Counter label={`In <Sequence from={${from}}>`} color="#3ddc97" left={680} />
      </Sequence>
    </AbsoluteFill>
  );
};
