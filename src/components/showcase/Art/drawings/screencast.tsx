import {blue, coral, fixed, line, panel, part, scatter, times, wave, type Drawing} from './kit';

export const screencast: Drawing = {
  background: '#11162a',
  draw: (frame) => (
    <>
      <rect x={70} y={50} width={430} height={250} rx={18} fill={panel} />
      {times(6, (i) => (
        <rect
          key={i}
          x={100 + (i % 3) * 22}
          y={84 + i * 33}
          width={fixed((120 + scatter(i) * 190) * part(frame, i * 10, i * 10 + 16))}
          height={13}
          rx={6.5}
          fill={i % 2 ? blue : line}
        />
      ))}
      <g transform="translate(480 240)">
        <circle r={82} fill="#c9d4ef" stroke="#11162a" strokeWidth={8} />
        <circle cy={fixed(-18 + 3 * wave(frame, 0, 3))} r={27} fill="#343d50" />
        <path d="M-56 56C-46 4 46 4 56 56A80 80 0 0 1 -56 56Z" fill={coral} />
      </g>
    </>
  ),
};
