import {blue, coral, fixed, mint, wave, white, type Drawing} from './kit';

export const layers: Drawing = {
  background: '#0d0f16',
  draw: (frame) => (
    <>
      {[white, blue, mint, coral].map((fill, i) => {
        const y = 245 - i * 46 - i * 9 * wave(frame);
        return (
          <path
            key={fill}
            d={`M320 ${fixed(y - 64)}L470 ${fixed(y)}L320 ${fixed(y + 64)}L170 ${fixed(y)}Z`}
            fill={fill}
            fillOpacity={0.16 + i * 0.1}
            stroke={fill}
            strokeWidth={3}
          />
        );
      })}
    </>
  ),
};
