import {times, type Motif} from './pen';

export const fireworks: Motif = ({main, second}) => (
  <g transform="translate(310 230)">
    {times(10, (ray) => (
      <g transform={`rotate(${ray * 36})`}>
        {times(4, (index) => (
          <circle
            cy={-70 - index * 44}
            r={6 + index * 4}
            fill={main}
            opacity={0.3 + index * 0.23}
          />
        ))}
        <path
          transform="rotate(18) translate(-24 -200) scale(2)"
          d="M12 21C5 15 2 11.5 2 7.8 2 4.9 4.3 3 6.8 3 8.9 3 10.9 4.1 12 6.2 13.1 4.1 15.1 3 17.2 3 19.7 3 22 4.9 22 7.8 22 11.5 19 15 12 21Z"
          fill={second}
        />
      </g>
    ))}
  </g>
);
