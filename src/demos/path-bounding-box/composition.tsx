import {extendViewBox, getBoundingBox} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  x: number;
  y: number;
  scale: number;
};

export const BoxAroundCurve = ({x, y, scale}: Props) => {
  const frame = useCurrentFrame();
  const sway = Math.sin(frame / 15) * 60;
  const path = `M 360 480 C ${x + sway} ${y} ${x + 240 - sway} ${y + 120} 900 400`;
  const box = getBoundingBox(path);
  const [left, top, width, height] = extendViewBox(box.viewBox, scale).split(' ').map(Number);

  return (
    <AbsoluteFill style={{backgroundColor: '#f6f1ff'}}>
      <svg viewBox="0 0 1280 720" fill="none">
        <rect x={left} y={top} width={width} height={height} fill="#e4d7ff" />
        <rect
          x={box.x1}
          y={box.y1}
          width={box.width}
          height={box.height}
          stroke="#7b4dff"
          strokeWidth={5}
          strokeDasharray="18 14"
        />
        <path d={path} stroke="#2b1b52" strokeWidth={16} strokeLinecap="round" />
        <text x={box.x1} y={box.y1 - 20} fontSize={36} fill="#7b4dff">
          {box.width.toFixed(0)} × {box.height.toFixed(0)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
