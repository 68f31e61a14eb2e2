import {raised, times, type Motif} from './pen';

export const rings: Motif = ({main, second, pick}) =>
  times(4, (index) => {
    const radius = 70 + index * 52;
    const length = 2 * Math.PI * radius;
    const share = 0.45 + pick(`r${index}`) * 0.4;
    return (
      <g
        transform={`rotate(${pick(`a${index}`) * 360} 330 250)`}
        fill="none"
        strokeWidth={26}
        strokeLinecap="round"
      >
        <circle cx={330} cy={250} r={radius} stroke={raised} />
        <circle
          cx={330}
          cy={250}
          r={radius}
          stroke={index % 2 ? second : main}
          strokeDasharray={`${length * share} ${length}`}
        />
      </g>
    );
  });
