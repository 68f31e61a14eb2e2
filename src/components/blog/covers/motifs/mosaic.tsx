import {dim, times, type Motif} from './pen';

export const mosaic: Motif = (pen) =>
  times(96, (index) => {
    const column = index % 12;
    const row = Math.floor(index / 12);
    const size = 50 * (1 - column / 15);
    return (
      <rect
        x={20 + column * 52 + (50 - size) / 2}
        y={40 + row * 52 + (50 - size) / 2}
        width={size}
        height={size}
        rx={column / 2}
        fill={
          pen.pick(`p${index}`) < 0.5 - Math.abs(row - 3.5) / 12
            ? pen.main
            : pen.pick(`q${index}`) < 0.4
              ? pen.second
              : dim
        }
      />
    );
  });
