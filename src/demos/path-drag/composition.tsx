import {
  evolvePath,
  getBoundingBox,
  getLength,
  getPointAtLength,
  getTangentAtLength,
} from '@remotion/paths';
import {useState, type KeyboardEvent, type PointerEvent} from 'react';
import {AbsoluteFill, useCurrentFrame, useCurrentScale, useVideoConfig} from 'remotion';

type Props = {
  showBox: boolean;
};

type Point = {x: number; y: number};

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-20, 0],
  ArrowRight: [20, 0],
  ArrowUp: [0, -20],
  ArrowDown: [0, 20],
};

export const DraggedPath = ({showBox}: Props) => {
  const frame = useCurrentFrame();
  const scale = useCurrentScale();
  const {durationInFrames} = useVideoConfig();
  const [points, setPoints] = useState<Point[]>([
    {x: 140, y: 560},
    {x: 420, y: 60},
    {x: 820, y: 680},
    {x: 1140, y: 180},
  ]);
  const [start, one, two, end] = points.map(({x, y}) => `${x} ${y}`);
  const path = `M ${start} C ${one} ${two} ${end}`;
  const progress = frame / (durationInFrames - 1);
  const {strokeDasharray, strokeDashoffset} = evolvePath(progress, path);
  const length = getLength(path);
  const head = getPointAtLength(path, length * progress);
  const {x: dx, y: dy} = getTangentAtLength(path, length * progress);
  const box = getBoundingBox(path);

  const move = (index: number, x: number, y: number) => {
    setPoints((all) =>
      all.map((point, i) => (i === index ? {x: point.x + x, y: point.y + y} : point)),
    );
  };
  const onPointerMove = (index: number) => (event: PointerEvent) => {
    if (event.buttons === 1) move(index, event.movementX / scale, event.movementY / scale);
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(index, ...step);
  };

  return (
    <AbsoluteFill style={{backgroundColor: '#fff7e8'}}>
      <svg viewBox="0 0 1280 720" fill="none">
        {showBox && (
          <rect
            x={box.x1}
            y={box.y1}
            width={box.width}
            height={box.height}
            stroke="#b9a888"
            strokeWidth={3}
            strokeDasharray="10 8"
          />
        )}
        <path d={`M ${start} L ${one} M ${end} L ${two}`} stroke="#d9c9a8" strokeWidth={3} />
        <path d={path} stroke="#ecd9b0" strokeWidth={14} strokeLinecap="round" />
        <path
          d={path}
          stroke="#d0512d"
          strokeWidth={14}
          strokeDasharray={strokeDasharray}
          strokeDashoffset={strokeDashoffset}
        />
        <path
          d="M-40 -26L44 0L-40 26Z"
          fill="#7c2411"
          transform={`translate(${head.x} ${head.y}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`}
        />
      </svg>
      {points.map(({x, y}, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Point ${index + 1}: drag it, or move it with the arrow keys`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={onPointerMove(index)}
          onKeyDown={onKeyDown(index)}
          style={{
            position: 'absolute',
            left: x - 32,
            top: y - 32,
            width: 64,
            height: 64,
            borderRadius: 32,
            border: '6px solid #fff',
            backgroundColor: '#2c6e8f',
            cursor: 'grab',
            touchAction: 'none',
          }}
        />
      ))}
      <div style={{position: 'absolute', left: 40, bottom: 24, fontSize: 32, color: '#5a4a2c'}}>
        length {Math.round(length)}, point {Math.round(head.x)}, {Math.round(head.y)}
      </div>
    </AbsoluteFill>
  );
};
