import {amber, fixed, part, times, wave, white, type Drawing} from './kit';

export const lyrics: Drawing = {
  background: '#26103a',
  draw: (frame) => (
    <>
      {times(4, (i) => {
        const width = [330, 400, 280, 360][i] ?? 300;
        const sung = part(frame, i * 28, i * 28 + 26);
        return (
          <g key={i} transform={`translate(${320 - width / 2} ${86 + i * 54})`}>
            <rect width={width} height={28} rx={14} fill={white} opacity={0.22} />
            {sung > 0 ? (
              <rect width={fixed(28 + (width - 28) * sung)} height={28} rx={14} fill="#ff6fb1" />
            ) : null}
          </g>
        );
      })}
      <circle
        cx={fixed(120 + (frame % 28) * 14)}
        cy={fixed(60 - 24 * Math.abs(wave(frame, 0, 4)))}
        r={9}
        fill={amber}
      />
    </>
  ),
};
