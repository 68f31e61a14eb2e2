import React from 'react';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  color: string;
};

// Start and length in percent of the timeline.
const tracks = [
  [
    [2, 30, '#c08bff'],
    [40, 26, '#c08bff'],
  ],
  [
    [0, 46, '#4f7cff'],
    [48, 50, '#4f7cff'],
  ],
  [[8, 84, '#2fa98c']],
] as const;

export const VideoEditor: React.FC<Props> = ({color}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const drag = interpolate(frame, [30, 70], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.cubic),
  });
  const playhead = 60 + (frame / durationInFrames) * 1160;
  const [x, y] = [300 + drag * 180, 150 - drag * 40];
  const [width, height] = [240 + drag * 90, 120 + drag * 45];

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720">
        <rect x={60} y={50} width={800} height={370} rx={20} fill="#1b2030" />
        <path
          d="M60 330L260 190L430 330L560 240L860 420V400Q860 420 840 420H80Q60 420 60 400Z"
          fill="#2c3448"
        />
        <rect x={x} y={y} width={width} height={height} rx={14} fill={color} />
        <path
          d={`M${x + width * 0.4} ${y + height * 0.3}v${height * 0.4}l${width * 0.22} ${-height * 0.2}z`}
          fill="#fff"
        />
        <rect
          x={x - 10}
          y={y - 10}
          width={width + 20}
          height={height + 20}
          fill="none"
          stroke="#f4f6fb"
          strokeWidth={4}
        />
        {[
          [x - 10, y - 10],
          [x + width + 10, y - 10],
          [x - 10, y + height + 10],
          [x + width + 10, y + height + 10],
        ].map(([cx, cy], i) => (
          <circle key={`handle-${i}`} cx={cx} cy={cy} r={11} fill="#f4f6fb" />
        ))}
        <path
          d={`M${x + width + 10} ${y + height + 10}l0 46l12 -10l10 22l12 -6l-10 -20l16 -2z`}
          fill="#fff"
          stroke="#10131a"
          strokeWidth={4}
        />
        <rect x={890} y={50} width={330} height={370} rx={20} fill="#1b2030" />
        {[0.3 + drag * 0.4, 0.6 - drag * 0.2, 0.35 + drag * 0.25, 0.8].map((value, i) => (
          <g key={`slider-${i}`} transform={`translate(920 ${104 + i * 84})`}>
            <rect width={110} height={14} rx={7} fill="#657089" />
            <rect y={34} width={270} height={10} rx={5} fill="#343d50" />
            <rect y={34} width={270 * value} height={10} rx={5} fill={color} />
            <circle cx={270 * value} cy={39} r={13} fill="#f4f6fb" />
          </g>
        ))}
        {tracks.map((items, track) => (
          <g key={`track-${track}`}>
            <rect x={60} y={460 + track * 76} width={1160} height={60} rx={12} fill="#1b2030" />
            {items.map(([start, length, fill]) => (
              <rect
                key={start}
                x={60 + start * 11.6}
                y={460 + track * 76}
                width={(track === 0 && start === 40 ? length + drag * 22 : length) * 11.6}
                height={60}
                rx={12}
                fill={fill}
              />
            ))}
          </g>
        ))}
        <path d={`M${playhead} 446V690`} stroke="#ff6a4d" strokeWidth={6} />
        <path d={`M${playhead - 16} 434h32v18l-16 16l-16 -16z`} fill="#ff6a4d" />
      </svg>
    </AbsoluteFill>
  );
};
