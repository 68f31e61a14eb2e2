import {coral, fixed, scatter, times, wave, white, type Drawing} from './kit';

export const bars: Drawing = {
  background: '#1d1430',
  draw: (frame) => (
    <>
      {times(14, (i) => {
        const height = 70 + 55 * wave(frame, i * 0.7) + 70 * scatter(i);
        return (
          <rect
            key={i}
            x={70 + i * 36.5}
            y={fixed(300 - height)}
            width={24}
            height={fixed(height)}
            rx={6}
            fill={i % 5 === 2 ? coral : '#7d4dd8'}
          />
        );
      })}
      <path d="M60 308H580" stroke={white} strokeWidth={4} strokeLinecap="round" />
    </>
  ),
};
