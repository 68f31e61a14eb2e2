import {dim, times, white, type Motif} from './pen';

export const streaks: Motif = (pen) =>
  times(15, (index) => {
    const length = 90 + pen.pick(`l${index}`) * 420;
    const end = 380 + pen.pick(`e${index}`) * 250;
    return (
      <g>
        <rect
          x={end - length}
          y={20 + index * 31}
          width={length}
          height={14}
          rx={7}
          fill={index % 4 === 1 ? pen.second : index % 4 === 3 ? dim : pen.main}
          opacity={0.85}
        />
        <circle
          cx={end}
          cy={27 + index * 31}
          r={index % 4 === 3 ? 7 : 12}
          fill={white}
          opacity={index % 4 === 3 ? 0.3 : 1}
        />
      </g>
    );
  });
