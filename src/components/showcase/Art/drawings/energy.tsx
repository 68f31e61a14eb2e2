import {amber, fixed, mint, scatter, times, wave, type Drawing} from './kit';

const hexagon = 'M0 -26L22.5 -13V13L0 26L-22.5 13V-13Z';

export const energy: Drawing = {
  background: '#0f1a1c',
  draw: (frame) => (
    <>
      {times(66, (i) => {
        const [column, row] = [i % 11, Math.floor(i / 11)];
        const [x, y] = [80 + column * 47 + (row % 2) * 23.5, 78 + row * 41];
        const level = 0.5 + 0.5 * wave(frame, column * 0.5 - row * 0.6) * scatter(i + 3);
        return (
          <path
            key={i}
            d={hexagon}
            fill={level > 0.66 ? amber : level > 0.45 ? mint : '#2f8f6b'}
            opacity={fixed(0.25 + level * 0.75)}
            transform={`translate(${x} ${y})`}
          />
        );
      })}
    </>
  ),
};
