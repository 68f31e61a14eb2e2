import {AbsoluteFill, interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  start: string;
  middle: string;
  end: string;
};

const SLICES = 55;

export const ColorInterpolation = ({start, middle, end}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  const last = durationInFrames - 1;
  const colorAt = (time: number) =>
    interpolateColors(time, [0, last / 2, last], [start, middle, end]);

  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <svg viewBox="0 0 1280 720">
        <circle cx={640} cy={250} r={170} fill={colorAt(frame)} />
        <text x={640} y={500} fontSize={48} fill="#f4f6fb" textAnchor="middle">
          {colorAt(frame)}
        </text>
        {Array.from({length: SLICES}, (_, slice) => (
          <rect
            key={slice}
            x={90 + slice * 20}
            y={570}
            width={22}
            height={60}
            fill={colorAt((slice / (SLICES - 1)) * last)}
          />
        ))}
        {[start, middle, end].map((color, index) => (
          <circle
            key={index}
            cx={90 + index * 550}
            cy={600}
            r={44}
            fill={color}
            stroke="#10131a"
            strokeWidth={8}
          />
        ))}
        <path
          d={`M${90 + (frame / last) * 1100} 545V655`}
          stroke="#ff6a4d"
          strokeWidth={8}
          strokeLinecap="round"
        />
      </svg>
    </AbsoluteFill>
  );
};
