import {background, dim, raised, times, type Motif} from './pen';

export const cards: Motif = ({main, second}) =>
  times(5, (index) => (
    <g transform={`translate(40 0) rotate(${(index - 3) * 11} 330 620)`}>
      <rect
        x={180}
        y={70}
        width={290}
        height={380}
        rx={22}
        fill={index === 4 ? main : raised}
        stroke={index === 4 ? main : dim}
        strokeWidth={4}
      />
      {index === 4 ? (
        <g fill={background}>
          <circle cx={280} cy={190} r={56} fill={second} />
          <rect x={215} y={320} width={190} height={20} rx={10} />
          <rect x={215} y={362} width={120} height={20} rx={10} />
        </g>
      ) : (
        <rect
          x={205}
          y={95}
          width={24}
          height={24}
          rx={6}
          fill={index % 2 ? second : main}
          opacity={0.5}
        />
      )}
    </g>
  ));
