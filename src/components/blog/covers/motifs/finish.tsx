import {dim, times, white, type Motif} from './pen';

export const finish: Motif = ({main, second, pick}) => (
  <g>
    {times(28, (index) => {
      const column = index % 14;
      const row = Math.floor(index / 14);
      return (
        <rect
          x={column * 46}
          y={20 + row * 46}
          width={46}
          height={46}
          fill={(column + row) % 2 ? white : dim}
        />
      );
    })}
    {times(9, (index) => {
      const y = 176 + index * 34;
      return (
        <g>
          <rect y={y} width={620} height={4} rx={2} fill={dim} />
          <circle
            cx={60 + pick(`runner${index}`) * 520}
            cy={y + 2}
            r={13}
            fill={index % 3 ? main : second}
          />
        </g>
      );
    })}
  </g>
);
