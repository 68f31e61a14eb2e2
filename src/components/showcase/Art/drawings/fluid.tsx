import {polyline, times, wave, type Drawing} from './kit';

export const fluid: Drawing = {
  background: '#1b1446',
  draw: (frame) => (
    <>
      {['#3a2a9c', '#6a4dff', '#d65bd0', '#ff8f6b'].map((fill, i) => {
        const top = times(17, (j) => {
          const y = 90 + i * 62 + 30 * wave(frame, j * 0.5 + i * 1.3) + 16 * Math.sin(j * 0.9 + i);
          return [j * 40, y] as const;
        });
        return <path key={fill} d={`${polyline(top)}L640 360L0 360Z`} fill={fill} opacity={0.8} />;
      })}
    </>
  ),
};
