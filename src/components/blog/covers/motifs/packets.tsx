import {times, type Motif} from './pen';

export const packets: Motif = ({main, second}) => (
  <g>
    {[main, second].map((color, row) =>
      Array.from({length: 8}, (_, index) => {
        const isSpare = index === 0 || index === 7;
        return (
          <rect
            key={`${color}${index}`}
            x={10 + row * 210 + index * 54}
            y={60 + row * 110}
            width={46}
            height={88}
            rx={10}
            fill={isSpare ? 'none' : color}
            stroke={color}
            strokeWidth={4}
            strokeDasharray={isSpare ? '8 8' : undefined}
          />
        );
      }),
    )}
    {times(12, (index) => (
      <rect
        x={2 + index * 53.5}
        y={350}
        width={46}
        height={100}
        rx={10}
        fill={index < 6 ? main : second}
      />
    ))}
  </g>
);
