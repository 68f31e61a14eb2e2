import {AbsoluteFill, random, useCurrentFrame} from 'remotion';

type Props = {
  functions: number;
};

const FRAMES = 192;
const COLUMNS = 24;
const COLORS = ['#4f7cff', '#3ddc97', '#ffc247', '#ff8468', '#a98bff', '#52c7ea'];

export const DistributedRender = ({functions}: Props) => {
  const time = Math.max(0, useCurrentFrame() - 15);
  const portion = Math.ceil(FRAMES / functions);
  const done = Array.from({length: FRAMES}, (_, index) => {
    const owner = Math.floor(index / portion);
    // How many frames a function finishes in each frame of this video.
    const speed = 0.2 + random(`speed-${owner}`) * 0.05;
    return index - owner * portion < time * speed;
  });
  const count = done.filter(Boolean).length;

  return (
    <AbsoluteFill style={{background: '#10131a', color: '#f4f6fb', fontSize: 44}}>
      <svg viewBox="0 0 1280 720">
        {done.map((isDone, index) => (
          <rect
            key={index}
            x={72 + (index % COLUMNS) * 47.5}
            y={60 + Math.floor(index / COLUMNS) * 58}
            width={41}
            height={48}
            rx={7}
            fill={isDone ? COLORS[Math.floor(index / portion) % COLORS.length] : '#232b3b'}
          />
        ))}
        <rect x={72} y={560} width={1136} height={14} rx={7} fill="#232b3b" />
        <rect x={72} y={560} width={(1136 * count) / FRAMES} height={14} rx={7} fill="#ff6a4d" />
      </svg>
      <div style={{position: 'absolute', left: 72, bottom: 56}}>
        {functions} {functions === 1 ? 'function' : 'functions'}
      </div>
      <div style={{position: 'absolute', right: 72, bottom: 56, color: '#9aa6bf'}}>
        {count} of {FRAMES} frames
      </div>
    </AbsoluteFill>
  );
};
