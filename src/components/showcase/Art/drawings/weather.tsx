import {amber, fixed, loopFrames, scatter, times, wave, white, type Drawing} from './kit';

export const weather: Drawing = {
  background: '#2f79c4',
  draw: (frame) => (
    <>
      <g transform={`translate(420 130) rotate(${fixed((frame / loopFrames) * 45)})`}>
        {times(8, (i) => (
          <rect
            key={i}
            x={-6}
            y={-108}
            width={12}
            height={28}
            rx={6}
            fill={amber}
            transform={`rotate(${i * 45})`}
          />
        ))}
        <circle r={62} fill={amber} />
      </g>
      <path
        d="M-120 50a52 52 0 0 1 12 -102a78 78 0 0 1 146 -12a58 58 0 0 1 66 114Z"
        fill={white}
        transform={`translate(${fixed(290 + 14 * wave(frame))} 200)`}
      />
      {times(6, (i) => {
        const fall = (frame / 30 + scatter(i)) % 1;
        return (
          <path
            key={i}
            d={`M${200 + i * 30} ${fixed(270 + fall * 44)}l-8 22`}
            stroke="#cfe4f8"
            strokeWidth={7}
            strokeLinecap="round"
            opacity={fixed(1 - fall)}
          />
        );
      })}
    </>
  ),
};
