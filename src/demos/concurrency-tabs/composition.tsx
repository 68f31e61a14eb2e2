import {AbsoluteFill, random, useCurrentFrame} from 'remotion';

type Props = {
  concurrency: number;
};

type Job = {index: number; tab: number; start: number; end: number};

const count = 40;
const colors = ['#4895ef', '#f72585', '#ffd60a', '#80ed99'];

/** Each tab takes the next frame that nobody has drawn. Times in frames of this demo. */
const schedule = (concurrency: number) => {
  const freeAt = Array.from({length: concurrency}, () => 0);
  return Array.from({length: count}, (_, index): Job => {
    const start = Math.min(...freeAt);
    const tab = freeAt.indexOf(start);
    const end = start + 4 + random(index) * 6;
    freeAt[tab] = end;
    return {index, tab, start, end};
  });
};

export const TabsThatDraw = ({concurrency}: Props) => {
  const frame = useCurrentFrame();
  const jobs = schedule(concurrency);
  const done = jobs.filter(({end}) => end <= frame).length;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1b2a', color: '#e0e1dd', fontSize: 42, padding: 60}}>
      <div>
        {done} of {count} frames, {concurrency} {concurrency === 1 ? 'tab' : 'tabs'}
      </div>
      <svg viewBox="0 0 1160 480" style={{marginTop: 40}} fontSize={34} textAnchor="middle">
        {jobs.map(({index, tab, start, end}) => {
          const x = (index % 10) * 116;
          const y = Math.floor(index / 10) * 120;
          const color = start <= frame ? colors[tab] : '#1b263b';
          return (
            <g key={index}>
              <rect x={x} y={y} width={104} height={108} rx={8} fill="#1b263b" />
              <rect
                x={x}
                y={y}
                width={104}
                height={108}
                rx={8}
                fill={color}
                opacity={end <= frame ? 1 : 0.45}
              />
              <text x={x + 52} y={y + 66} fill={start <= frame ? '#0d1b2a' : '#778da9'}>
                {index}
              </text>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
