import {coral, fixed, loopFrames, times, violet, wave, type Drawing} from './kit';

export const sphere: Drawing = {
  background: '#12091f',
  draw: (frame) => (
    <>
      {times(150, (i) => {
        // Points at equal distances on a sphere (Fibonacci lattice).
        const y = 1 - (i / 149) * 2;
        const ring = Math.sqrt(1 - y * y);
        const turn = i * 2.39996 + (frame / loopFrames) * Math.PI * 2;
        const depth = Math.sin(turn) * ring;
        const size = 118 + 9 * wave(frame, y * 9, 4);
        return (
          <circle
            key={i}
            cx={fixed(320 + Math.cos(turn) * ring * size)}
            cy={fixed(180 + y * size)}
            r={fixed(2.5 + (depth + 1) * 2.6)}
            fill={i % 3 ? violet : coral}
            opacity={fixed(0.3 + 0.35 * (depth + 1))}
          />
        );
      })}
    </>
  ),
};
