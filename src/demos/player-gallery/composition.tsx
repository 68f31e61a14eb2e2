import {AbsoluteFill, interpolateColors, useCurrentFrame} from 'remotion';

type Props = {
  rule: 'all play' | 'one plays';
};

const tiles = [
  {name: 'Tea', color: '#588157'},
  {name: 'Bread', color: '#bc6c25'},
  {name: 'Jam', color: '#9d0208'},
  {name: 'Honey', color: '#e09f3e'},
];

export const FourTiles = ({rule}: Props) => {
  const frame = useCurrentFrame();
  const active = Math.floor(frame / 45) % tiles.length;

  return (
    <AbsoluteFill style={{backgroundColor: '#faf3e0'}}>
      {tiles.map(({name, color}, i) => {
        const start = i * 45;
        const hasStarted = frame >= start;
        const isPlaying = hasStarted && (rule === 'all play' || i === active);
        const played = hasStarted
          ? rule === 'all play'
            ? frame - start
            : Math.min(45, frame - start)
          : 0;
        return (
          <div
            key={name}
            style={{
              position: 'absolute',
              left: 60 + (i % 2) * 600,
              top: 40 + Math.floor(i / 2) * 330,
              width: 560,
              height: 310,
              borderRadius: 16,
              padding: 28,
              backgroundColor: interpolateColors(isPlaying ? 1 : 0, [0, 1], ['#d8d0bd', color]),
              color: isPlaying ? '#fff' : '#6b6454',
              fontSize: 52,
              fontWeight: 700,
            }}
          >
            {name}
            <div style={{fontSize: 34, fontWeight: 400}}>
              {isPlaying ? 'plays' : hasStarted ? 'paused' : 'an image'}
            </div>
            <svg
              viewBox="0 0 180 12"
              style={{position: 'absolute', left: 28, bottom: 28, width: 504}}
            >
              <rect width={180} height={12} rx={6} fill="#00000030" />
              <rect width={played} height={12} rx={6} fill="#fff" />
            </svg>
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
