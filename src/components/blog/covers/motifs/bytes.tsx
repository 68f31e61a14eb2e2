import {gray, times, type Motif} from './pen';

export const bytes: Motif = (pen) =>
  times(40, (index) => {
    const column = index % 8;
    const row = Math.floor(index / 8);
    const isFrame = column > 3 && column < 7 && row > 0 && row < 4;
    const value = Math.floor(pen.pick(`b${index}`) * 256)
      .toString(16)
      .padStart(2, '0');
    return isFrame ? (
      <rect
        x={column * 80}
        y={50 + row * 80}
        width={80}
        height={80}
        fill={(column + row) % 2 ? pen.main : pen.second}
      />
    ) : (
      <text
        x={40 + column * 80}
        y={106 + row * 80}
        fontSize={44}
        textAnchor="middle"
        fill={pen.pick(`t${index}`) > 0.8 ? pen.main : gray}
      >
        {value}
      </text>
    );
  });
