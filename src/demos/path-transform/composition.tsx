import {getBoundingBox, resetPath, scalePath, translatePath} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  reset: boolean;
  scale: number;
  x: number;
  y: number;
};

const fish =
  'M 200 200 C 260 120 380 120 440 190 L 510 140 L 500 270 L 440 215 C 380 280 260 280 200 200 Z';

export const MovedFish = ({reset, scale, x, y}: Props) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [15, 45], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const start = reset ? resetPath(fish) : fish;
  const factor = 1 + (scale - 1) * progress;
  const scaled = scalePath(start, factor, factor);
  const path = translatePath(scaled, x * progress, y * progress);
  const box = getBoundingBox(path);

  return (
    <AbsoluteFill style={{backgroundColor: '#023047'}}>
      <svg viewBox="-80 -80 1280 720">
        <path d="M-80 0H1200M0 -80V640" stroke="#2b6a86" strokeWidth={4} />
        <path d={start} fill="none" stroke="#2b6a86" strokeWidth={5} strokeDasharray="12 12" />
        <path d={path} fill="#fb8500" />
        <rect
          x={box.x1}
          y={box.y1}
          width={box.width}
          height={box.height}
          fill="none"
          stroke="#ffb703"
          strokeWidth={4}
        />
        <text x={box.x1} y={box.y1 - 18} fontSize={36} fill="#ffb703">
          {box.x1.toFixed(0)}, {box.y1.toFixed(0)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
