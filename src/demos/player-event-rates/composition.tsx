import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const rows = [
  {name: 'frameupdate', every: 1, color: '#2a9d8f'},
  {name: 'timeupdate', every: 7.5, color: '#e76f51'},
];

export const EventsOnATimeline = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const toX = (at: number) => 60 + (at / durationInFrames) * 1160;

  return (
    <AbsoluteFill style={{backgroundColor: '#fefae0', color: '#33312b'}}>
      <svg viewBox="0 0 1280 720">
        {rows.map(({name, every, color}, row) => {
          const count = Math.floor(frame / every) + 1;
          const y = 200 + row * 240;
          return (
            <g key={name}>
              <text x={60} y={y - 50} fontSize={46} fontWeight={700} fill={color}>
                {name}
              </text>
              <text x={1220} y={y - 50} fontSize={46} textAnchor="end" fill="#33312b">
                {count}
              </text>
              {Array.from({length: count}, (_, i) => (
                <rect
                  key={i}
                  x={toX(i * every) - 3}
                  y={y - 24}
                  width={6}
                  height={72}
                  fill={color}
                />
              ))}
            </g>
          );
        })}
        <rect x={toX(frame) - 2} y={110} width={4} height={420} fill="#33312b" />
        <text x={60} y={650} fontSize={46} fill="#33312b">
          {(frame / 30).toFixed(2)} seconds
        </text>
      </svg>
    </AbsoluteFill>
  );
};
