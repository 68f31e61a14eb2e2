import {times, type Motif} from './pen';

export const growth: Motif = ({main, second}) =>
  times(9, (index) => {
    const height = 20 + index ** 2 * 5.6;
    return (
      <g>
        <rect
          x={index * 70}
          y={440 - height}
          width={52}
          height={height}
          rx={10}
          fill={index === 8 ? second : main}
          opacity={0.35 + index * 0.08}
        />
      </g>
    );
  });
