import {coral, fixed, part, type Drawing} from './kit';

export const nodes: Drawing = {
  background: '#f0ece4',
  draw: (frame) => {
    const places = [
      [120, 180],
      [270, 100],
      [270, 260],
      [420, 180],
      [540, 180],
    ] as const;
    const routes = [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
      [3, 4],
    ] as const;
    return (
      <>
        {routes.map(([from, to], i) => {
          const [[x1, y1], [x2, y2]] = [places[from], places[to]];
          const move = part(frame, Math.floor(i / 2) * 36, Math.floor(i / 2) * 36 + 34);
          return (
            <g key={`${from}-${to}`}>
              <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke="#b9b2a3" strokeWidth={5} />
              {move > 0 && move < 1 ? (
                <circle
                  cx={fixed(x1 + (x2 - x1) * move)}
                  cy={fixed(y1 + (y2 - y1) * move)}
                  r={9}
                  fill={coral}
                />
              ) : null}
            </g>
          );
        })}
        {places.map(([x, y], i) => (
          <rect
            key={`${x}-${y}`}
            x={x - 42}
            y={y - 32}
            width={84}
            height={64}
            rx={18}
            fill={['#3d5bd9', '#2fa98c', '#e0883a', '#7d5cff', '#10131a'][i]}
          />
        ))}
      </>
    );
  },
};
