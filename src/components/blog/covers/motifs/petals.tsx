import {background, times, white, type Motif} from './pen';

export const petals: Motif = ({main, second}) => (
  <g transform="translate(330 250)">
    {times(9, (index) => (
      <path
        d="M0 0C-95 -80 -70 -210 0 -240C70 -210 95 -80 0 0Z"
        transform={`rotate(${index * 40})`}
        fill={index % 2 ? second : main}
        opacity={0.5}
        stroke={background}
        strokeWidth={3}
      />
    ))}
    <circle r={38} fill={white} />
  </g>
);
