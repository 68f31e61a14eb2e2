import {dim, times, type Motif} from './pen';

export const waveform: Motif = (pen) =>
  times(27, (index) => {
    const swell = Math.sin((index / 26) * Math.PI);
    const height = 30 + swell * (140 + pen.pick(`w${index}`) * 290);
    return (
      <rect
        x={10 + index * 23.5}
        y={250 - height / 2}
        width={14}
        height={height}
        rx={7}
        fill={index < 17 ? pen.main : index < 20 ? pen.second : dim}
      />
    );
  });
