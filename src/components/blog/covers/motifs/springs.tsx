import {spring} from 'remotion';

import {dim, type Motif} from './pen';

export const springs: Motif = ({main, second}) => {
  const curve = (damping: number): string =>
    Array.from({length: 81}, (_, frame) => {
      const value = spring({frame, fps: 30, config: {damping, stiffness: 60}});
      return `${frame === 0 ? 'M' : 'L'}${20 + frame * 7.6} ${450 - value * 250}`;
    }).join('');
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M20 200H630" stroke={dim} strokeWidth={4} strokeDasharray="2 14" />
      {[3, 4.5, 7, 11].map((damping, index) => (
        <path
          key={damping}
          d={curve(damping)}
          stroke={index === 1 ? main : index === 2 ? second : dim}
          strokeWidth={index === 1 ? 14 : 8}
        />
      ))}
      <circle cx={628} cy={200} r={20} fill={main} />
    </g>
  );
};
