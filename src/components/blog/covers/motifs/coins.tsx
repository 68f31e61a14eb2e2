import {times, type Motif} from './pen';

export const coins: Motif = ({main, second}) =>
  times(4, (stack) =>
    times(2 + stack * 3, (index) => (
      <rect
        x={20 + stack * 155}
        y={440 - index * 40}
        width={136}
        height={34}
        rx={17}
        fill={stack % 2 ? second : main}
        opacity={1 - (index % 2) * 0.3}
      />
    )),
  );
