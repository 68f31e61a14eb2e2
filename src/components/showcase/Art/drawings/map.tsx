import {fixed, part, times, type Drawing} from './kit';

export const map: Drawing = {
  background: '#a9d3d6',
  draw: (frame) => {
    const travel = part(frame, 10, 92);
    return (
      <>
        {times(3, (i) => (
          <path
            key={i}
            d="M40 250C90 120 190 150 260 90S430 30 520 90S640 210 560 290S360 270 280 320S20 360 40 250Z"
            fill={['#f2dfb4', '#dfc98f', '#9fb877'][i]}
            opacity={0.55}
            transform={`translate(${320 - 320 * (1 - i * 0.2)} ${180 - 180 * (1 - i * 0.2)}) scale(${1 - i * 0.2})`}
          />
        ))}
        <path
          d="M130 240C200 150 300 250 350 180S470 110 520 150"
          fill="none"
          stroke="#fff"
          strokeWidth={5}
          strokeDasharray="2 12"
          strokeLinecap="round"
        />
        <path
          d="M130 240C200 150 300 250 350 180S470 110 520 150"
          fill="none"
          stroke="#c4472d"
          strokeWidth={6}
          strokeLinecap="round"
          pathLength={1}
          strokeDasharray={`${fixed(travel * 100) / 100} 2`}
        />
        {[
          [130, 240],
          [350, 180],
          [520, 150],
        ].map(([x, y], i) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={travel >= i * 0.5 ? 11 : 7}
            fill={travel >= i * 0.5 ? '#c4472d' : '#fff'}
          />
        ))}
      </>
    );
  },
};
