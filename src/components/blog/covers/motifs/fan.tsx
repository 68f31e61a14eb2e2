import {background, dim, raised, times, type Motif} from './pen';

export const fan: Motif = ({main, second, pick}) => (
  <g>
    {times(17, (index) => {
      const y = 10 + index * 30;
      const done = 120 + pick(`d${index}`) * 130;
      return (
        <g>
          <path d={`M60 250C200 250 200 ${y} 330 ${y}`} fill="none" stroke={dim} strokeWidth={3} />
          <rect x={330} y={y - 9} width={290} height={18} rx={9} fill={raised} />
          <rect
            x={330}
            y={y - 9}
            width={done}
            height={18}
            rx={9}
            fill={index % 3 === 0 ? second : main}
          />
        </g>
      );
    })}
    <circle cx={60} cy={250} r={52} fill={main} />
    <path d="M46 224v52l42-26z" fill={background} />
  </g>
);
