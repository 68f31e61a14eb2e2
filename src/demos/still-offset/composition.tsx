import {AbsoluteFill, Freeze, Sequence, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  from: number;
};

const Card = () => {
  const frame = useCurrentFrame();
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const opacity = interpolate(frame, [0, 40], [0, 1], clamp);
  const y = interpolate(frame, [0, 40], [80, 0], clamp);

  return (
    <AbsoluteFill style={{backgroundColor: '#fff4e0', padding: 32, justifyContent: 'center'}}>
      <div
        style={{opacity, translate: `0 ${y}px`, fontSize: 58, fontWeight: 700, color: '#5a2a0c'}}
      >
        Open on Sunday
      </div>
      <div style={{position: 'absolute', left: 32, bottom: 24, fontSize: 32, color: '#a07a55'}}>
        frame {frame}
      </div>
    </AbsoluteFill>
  );
};

const box = {position: 'absolute', top: 190, width: 370, height: 340, overflow: 'hidden'} as const;
const label = {position: 'absolute', top: 130, width: 370, fontSize: 34} as const;

export const ThreeCards = ({from}: Props) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#b5542a', color: '#fff4e0'}}>
      <div style={{...label, left: 45}}>composition</div>
      <div style={{...box, left: 45}}>
        <Card />
      </div>
      <div style={{...label, left: 455}}>still</div>
      <div style={{...box, left: 455}}>
        <Freeze frame={0}>
          <Card />
        </Freeze>
      </div>
      <div style={{...label, left: 865}}>still, from {from}</div>
      <div style={{...box, left: 865}}>
        <Freeze frame={0}>
          <Sequence from={from}>
            <Card />
          </Sequence>
        </Freeze>
      </div>
    </AbsoluteFill>
  );
};
