import {blue, coral, fixed, mint, panel, part, times, white, type Drawing} from './kit';

export const prompt: Drawing = {
  background: '#101a2c',
  draw: (frame) => (
    <>
      {times(3, (i) => {
        const out = part(frame, 30 + i * 12, 56 + i * 12) * (1 - part(frame, 106, 119));
        return (
          <g
            key={i}
            opacity={fixed(out)}
            transform={`translate(${fixed(320 + (i - 1) * 136 * out)} 200)`}
          >
            <rect x={-54} y={-112} width={108} height={192} rx={14} fill={[blue, coral, mint][i]} />
            <circle cy={-40} r={26} fill={white} opacity={0.9} />
            <rect x={-34} y={34} width={68} height={10} rx={5} fill={white} />
            <rect x={-22} y={52} width={44} height={10} rx={5} fill={white} opacity={0.6} />
          </g>
        );
      })}
      <rect x={150} y={36} width={340} height={40} rx={20} fill={panel} />
      <rect
        x={172}
        y={51}
        width={fixed(20 + 270 * part(frame, 0, 40))}
        height={10}
        rx={5}
        fill={white}
      />
    </>
  ),
};
