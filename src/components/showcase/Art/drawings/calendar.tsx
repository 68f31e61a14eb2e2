import {amber, fixed, scatter, times, violet, wave, type Drawing} from './kit';

export const calendar: Drawing = {
  background: '#0e1330',
  draw: (frame) => (
    <>
      {times(17 * 7, (i) => {
        const [x, y] = [i % 17, Math.floor(i / 17)];
        const light = 0.5 + 0.5 * wave(frame, -(x + y) * 0.35);
        return (
          <rect
            key={i}
            x={66 + x * 30}
            y={76 + y * 30}
            width={24}
            height={24}
            rx={6}
            fill={scatter(i) > 0.82 ? amber : violet}
            opacity={fixed(0.12 + 0.88 * light * scatter(i * 3 + 1))}
          />
        );
      })}
    </>
  ),
};
