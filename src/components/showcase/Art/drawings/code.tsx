import {
  amber,
  blue,
  fixed,
  line,
  mint,
  panel,
  part,
  scatter,
  times,
  violet,
  white,
  type Drawing,
} from './kit';

const codeColors = [violet, white, mint, blue, amber, white];

export const code: Drawing = {
  background: '#141a2a',
  draw: (frame) => (
    <>
      <rect x={90} y={50} width={460} height={260} rx={18} fill={panel} />
      {times(3, (i) => (
        <circle key={i} cx={118 + i * 22} cy={76} r={6} fill={line} />
      ))}
      {times(6, (i) => {
        const moved = part(frame, 20 + i * 6, 50 + i * 6) - part(frame, 80 + i * 4, 104 + i * 4);
        return times(2, (j) => (
          <rect
            key={`${i}-${j}`}
            x={fixed(120 + (i % 3) * 26 + j * (110 + scatter(i) * 60) + moved * (i % 2 ? 40 : 14))}
            y={106 + i * 31}
            width={fixed((j ? 90 : 84) + scatter(i * 2 + j) * 50)}
            height={13}
            rx={6.5}
            fill={codeColors[(i + j * 2) % codeColors.length]}
            opacity={j ? 0.55 : 1}
          />
        ));
      })}
    </>
  ),
};
