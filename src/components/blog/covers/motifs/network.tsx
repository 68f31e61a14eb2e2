import {background, dim, gray, type Motif} from './pen';

export const network: Motif = (pen) => {
  const nodes = Array.from({length: 13}, (_, index) => {
    const angle = (index / 13) * 2 * Math.PI;
    const far = 150 + pen.pick(`f${index}`) * 110;
    return {
      x: 330 + Math.cos(angle) * far * 1.15,
      y: 250 + Math.sin(angle) * far * 0.9,
      size: 14 + pen.pick(`z${index}`) * 22,
    };
  });
  return (
    <g>
      {nodes.map(({x, y, size}, index) => (
        <g key={index}>
          <path d={`M330 250L${x} ${y}`} stroke={dim} strokeWidth={5} />
          <circle
            cx={x}
            cy={y}
            r={size}
            fill={index % 3 === 0 ? pen.second : index % 3 === 1 ? pen.main : gray}
          />
        </g>
      ))}
      <rect x={245} y={185} width={170} height={130} rx={22} fill={pen.main} />
      <path d="M305 215v70l60-35z" fill={background} />
    </g>
  );
};
