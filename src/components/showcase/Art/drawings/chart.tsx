import {fixed, part, polyline, scatter, times, violet, wave, white, type Drawing} from './kit';

export const chart: Drawing = {
  background: '#15123a',
  draw: (frame) => {
    const points = times(41, (i) => {
      const y = 250 - i * 3.4 - 26 * Math.sin(i / 3.4) - 22 * scatter(i) + 6 * wave(frame, i / 3);
      return [60 + i * 13, y] as const;
    });
    const last = Math.max(1, Math.round(40 * part(frame, 0, 84)));
    const shown = points.slice(0, last + 1);
    const [x, y] = points[last] ?? [60, 250];
    return (
      <>
        {times(4, (i) => (
          <path key={i} d={`M60 ${90 + i * 65}H580`} stroke="#2b2764" strokeWidth={2} />
        ))}
        <path d={`${polyline(shown)}L${fixed(x)} 300L60 300Z`} fill={violet} opacity={0.25} />
        <path
          d={polyline(shown)}
          fill="none"
          stroke={violet}
          strokeWidth={6}
          strokeLinejoin="round"
        />
        <circle cx={fixed(x)} cy={fixed(y)} r={10} fill={white} />
      </>
    );
  },
};
