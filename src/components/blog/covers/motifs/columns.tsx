import {background, dim, raised, times, type Motif} from './pen';

export const columns: Motif = ({main, second}) =>
  times(5, (index) => {
    const height = 120 + index * 75;
    return (
      <g>
        <rect
          x={20 + index * 122}
          y={470 - height}
          width={100}
          height={height}
          rx={16}
          fill={index === 3 ? main : raised}
          stroke={index === 3 ? main : dim}
          strokeWidth={4}
        />
        <circle
          cx={70 + index * 122}
          cy={520 - height}
          r={22}
          fill={index === 3 ? background : index % 2 ? second : main}
        />
        {times(index + 1, (line) => (
          <rect
            x={42 + index * 122}
            y={570 - height + line * 42}
            width={56}
            height={9}
            rx={4}
            fill={index === 3 ? background : dim}
          />
        ))}
      </g>
    );
  });
