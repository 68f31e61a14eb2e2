import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';

type Props = {
  frames: number;
  framesPerLambda: number;
  perFrame: number;
  start: number;
};

const LEFT = 64;
const WIDTH = 1152;
const HUES = ['#4f7cff', '#86a5ff', '#6b6bff', '#5b8dff', '#a98bff'];

export const SplitAndJoin = ({frames, framesPerLambda, perFrame, start}: Props) => {
  const frame = useCurrentFrame();
  const functions = Math.ceil(frames / framesPerLambda);
  const columns = Math.ceil(Math.sqrt(functions * 4));
  const rows = Math.ceil(functions / columns);
  const cell = {width: WIDTH / columns, height: 300 / rows};
  const ease = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

  const split = interpolate(frame, [10, 50], [0, 1], ease);
  const longest = start + framesPerLambda * perFrame;
  const time = interpolate(frame, [45, 155], [0, longest], ease);
  const join = interpolate(frame, [165, 200], [0, 1], ease);

  const parts = Array.from({length: functions}, (_, index) => {
    const share = Math.min(framesPerLambda, frames - index * framesPerLambda);
    const pace = 1 + random(`pace-${String(index)}`) * 0.6;
    const done = Math.max(0, Math.min(1, ((time - start) * pace) / (share * perFrame)));
    const row = Math.floor(index / columns);
    const place = {
      x: LEFT + ((index * framesPerLambda) / frames) * WIDTH,
      width: (share / frames) * WIDTH,
    };
    const leave = Math.max(0, Math.min(1, split * 2 - index / functions));
    const home = {x: LEFT + (index % columns) * cell.width, y: 190 + row * cell.height};
    const away = leave * (1 - join);
    const end = join > 0 ? 560 : 88;
    return {
      done,
      x: place.x + (home.x - place.x) * away,
      y: end + (home.y - end) * away,
      width: place.width + (cell.width - place.width) * away,
      height: 56 + (cell.height - 56) * away,
    };
  });
  const ready = parts.filter(({done}) => done === 1).length;
  // One path for all parts of a color: hundreds of elements would be slow to draw.
  const round = Math.min(6, cell.width / 6) * (1 - join);
  const ground = frame < 45 ? '#343d50' : '#232b3b';
  const shape = (boxes: {x: number; y: number; width: number; height: number}[]) =>
    boxes
      .map(({x, y, width, height}) => {
        const w = Math.max(0, width - round * 2);
        return `M${x + round / 2} ${y + round / 2}h${w}v${Math.max(0, height - round * 2)}h${-w}z`;
      })
      .join('');

  return (
    <AbsoluteFill
      style={{
        background: '#10131a',
        color: '#f4f6fb',
        fontSize: 34,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        {[88, 560].map((y) => (
          <rect
            key={y}
            x={LEFT}
            y={y}
            width={WIDTH}
            height={56}
            rx={8}
            fill="none"
            stroke="#2c3448"
            strokeWidth={3}
          />
        ))}
        <path
          d={shape(parts)}
          fill={ground}
          stroke={ground}
          strokeWidth={round}
          strokeLinejoin="round"
        />
        {HUES.map((hue, index) => {
          const own = parts.filter((part, place) => place % HUES.length === index && part.done > 0);
          const d = shape(own.map((part) => ({...part, width: part.width * part.done})));
          return (
            <path
              key={hue}
              d={d}
              fill={hue}
              stroke={hue}
              strokeWidth={round}
              strokeLinejoin="round"
            />
          );
        })}
        {join === 1 && (
          <rect
            x={LEFT - 4}
            y={556}
            width={WIDTH + 8}
            height={64}
            rx={10}
            fill="none"
            stroke="#ff6a4d"
            strokeWidth={5}
          />
        )}
      </svg>
      <div style={{position: 'absolute', left: LEFT, top: 30}}>
        {frames.toLocaleString('en-US')} frames
      </div>
      <div style={{position: 'absolute', right: 64, top: 30, color: '#9aa6bf'}}>
        {functions} {functions === 1 ? 'function' : 'functions'}
      </div>
      <div style={{position: 'absolute', left: LEFT, top: 634}}>
        {join === 1 ? 'video.mp4' : `${String(ready)} of ${String(functions)} ready`}
      </div>
      <div style={{position: 'absolute', right: 64, top: 634, color: '#ff8468'}}>
        {(time / 1000).toFixed(1)} s
      </div>
    </AbsoluteFill>
  );
};
