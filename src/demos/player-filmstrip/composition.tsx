import {AbsoluteFill, Freeze, interpolate, interpolateColors, useCurrentFrame} from 'remotion';

type Props = {
  frameToDisplay: number;
};

const Sky = () => {
  const frame = useCurrentFrame();
  const backgroundColor = interpolateColors(frame, [0, 60, 119], ['#0b1d3a', '#f4a261', '#8ecae6']);
  const y = interpolate(frame, [0, 119], [520, 120]);

  return (
    <AbsoluteFill style={{backgroundColor}}>
      <svg viewBox="0 0 640 360">
        <circle cx={320} cy={y * 0.6} r={50} fill="#ffd166" />
        <path d="M0 360V270q160-60 320-10t320-30v130z" fill="#1b4332" />
      </svg>
    </AbsoluteFill>
  );
};

const box = {position: 'absolute', overflow: 'hidden', borderRadius: 12} as const;

export const SkyAndThumbnail = ({frameToDisplay}: Props) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#f1f1ee', fontSize: 38, color: '#333'}}>
      <div style={{...box, left: 50, top: 110, width: 570, height: 321}}>
        <Sky />
      </div>
      <div style={{position: 'absolute', left: 50, top: 450}}>Player, frame {frame}</div>
      <div style={{...box, left: 660, top: 110, width: 570, height: 321}}>
        <Freeze frame={frameToDisplay}>
          <Sky />
        </Freeze>
      </div>
      <div style={{position: 'absolute', left: 660, top: 450}}>
        Thumbnail, frame {frameToDisplay}
      </div>
    </AbsoluteFill>
  );
};
