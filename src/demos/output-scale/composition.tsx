import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  scale: number;
};

const size = 24;

/** Whether a point is on the drawing, a ring with a dot: what a browser asks of every pixel. */
const isInk = (x: number, y: number, dot: number) => {
  const distance = Math.hypot(x - size / 2, y - size / 2);
  return (distance > 7.5 && distance < 10.5) || Math.hypot(x - dot, y - size / 2) < 3;
};

export const MagnifiedPixels = ({scale}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const dot = interpolate(frame, [0, durationInFrames / 2, durationInFrames], [8, 16, 8]);
  const pixels = Math.round(size * scale);
  const edge = 624 / pixels;

  return (
    <AbsoluteFill style={{backgroundColor: '#fdf1e3'}}>
      <svg viewBox="0 0 1280 720" shapeRendering="crispEdges">
        {Array.from({length: pixels * pixels}, (_, i) => {
          const [column, row] = [i % pixels, Math.floor(i / pixels)];
          const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
          return (
            isInk(x, y, dot) && (
              <rect
                key={i}
                x={48 + column * edge}
                y={48 + row * edge}
                width={edge}
                height={edge}
                fill="#c2402a"
              />
            )
          );
        })}
      </svg>
      <div style={{position: 'absolute', left: 740, top: 230, fontSize: 84, color: '#40140c'}}>
        scale {scale}
        <div style={{fontSize: 44, marginTop: 24}}>
          {pixels} × {pixels} pixels
        </div>
        <div style={{fontSize: 44, marginTop: 8}}>
          of {size} × {size} in the code
        </div>
      </div>
    </AbsoluteFill>
  );
};
