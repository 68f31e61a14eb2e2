import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  playerWidth: number;
  isScaled: boolean;
};

const Poster = () => (
  <AbsoluteFill style={{backgroundColor: '#f6c445', padding: 56, color: '#2b1d05'}}>
    <div style={{fontSize: 92, fontWeight: 700, lineHeight: 1.05}}>Every seat has a good view</div>
    <div style={{fontSize: 40, marginTop: 28}}>Open-air cinema, all of August</div>
  </AbsoluteFill>
);

export const TwoSizes = ({playerWidth, isScaled}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const breath = interpolate(frame, [0, durationInFrames / 2, durationInFrames], [0, 1, 0]);
  const width = Math.round(playerWidth * (1 - breath * 0.35));
  const scale = width / 960;

  return (
    <AbsoluteFill
      style={{backgroundColor: '#20242f', alignItems: 'center', justifyContent: 'center'}}
    >
      <div style={{position: 'relative', width, height: width * 0.5625, overflow: 'hidden'}}>
        <div
          style={
            isScaled
              ? {width: 960, height: 540, position: 'absolute', scale, transformOrigin: '0 0'}
              : {width: '100%', height: '100%', position: 'absolute'}
          }
        >
          <Poster />
        </div>
      </div>
      <div style={{position: 'absolute', bottom: 24, color: '#fff', fontSize: 32}}>
        {width} pixels wide{isScaled && `, scale ${scale.toFixed(2)}`}
      </div>
    </AbsoluteFill>
  );
};
