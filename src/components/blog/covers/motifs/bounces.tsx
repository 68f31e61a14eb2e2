import {dim, times, type Motif} from './pen';

export const bounces: Motif = ({main, second}) => (
  <g>
    <path d="M0 440H640" stroke={dim} strokeWidth={6} strokeLinecap="round" />
    {times(40, (index) => {
      const part = index / 39;
      const height = Math.abs(Math.cos(part * Math.PI * 3.2)) * 340 * (1 - part) ** 0.8;
      return (
        <circle
          cx={30 + part * 580}
          cy={405 - height}
          r={index === 39 ? 36 : 30}
          fill={index % 5 === 4 ? second : main}
          opacity={0.12 + part * 0.88}
        />
      );
    })}
  </g>
);
