import {useCallback, useLayoutEffect, useRef} from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  tolerance: number;
};

const width = 640;
const height = 360;

/** Stands in for a frame of a video: a figure in front of a green wall with a shadow. */
const drawPresenter = (context: CanvasRenderingContext2D, frame: number) => {
  const wall = context.createLinearGradient(0, 0, width, 0);
  wall.addColorStop(0, '#2fbf4a');
  wall.addColorStop(1, '#1c7a2e');
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
  const x = 320 + Math.sin(frame / 15) * 60;
  context.fillStyle = '#7b2cbf';
  context.beginPath();
  context.ellipse(x, 400, 130, 170, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#f2c6a0';
  context.beginPath();
  context.arc(x, 160, 70, 0, 2 * Math.PI);
  context.fill();
};

export const GreenWall = ({tolerance}: Props) => {
  const frame = useCurrentFrame();
  const canvas = useRef<HTMLCanvasElement>(null);

  const draw = useCallback(() => {
    const context = canvas.current?.getContext('2d', {willReadFrequently: true});
    if (!context) return;
    drawPresenter(context, frame);
    const image = context.getImageData(0, 0, width, height);
    const {data} = image;
    for (let i = 0; i < data.length; i += 4) {
      const green = data[i + 1] ?? 0;
      const excess = green - Math.max(data[i] ?? 0, data[i + 2] ?? 0);
      if (excess > 0) {
        data[i + 1] = green - excess;
        data[i + 3] = Math.max(0, 255 - (255 * excess) / tolerance);
      }
    }
    context.putImageData(image, 0, 0);
  }, [frame, tolerance]);

  useLayoutEffect(draw, [draw]);

  return (
    <AbsoluteFill style={{backgroundColor: '#ffb703'}}>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <circle cx={1000} cy={200} r={120} fill="#fb8500" />
        <path d="M0 560q320-80 640 0t640 0v160H0z" fill="#219ebc" />
      </svg>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        style={{position: 'absolute', width: 1280, height: 720}}
      />
    </AbsoluteFill>
  );
};
