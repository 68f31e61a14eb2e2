import React from 'react';
import {
  AbsoluteFill,
  Freeze,
  interpolate,
  Sequence,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

interface Parent {
  children: React.ReactNode;
}

/** The background, with the point 0, 0 in the center. */
export const Sky: React.FC<Parent> = ({children}) => {
  const {width, height} = useVideoConfig();

  return (
    <AbsoluteFill style={{background: 'linear-gradient(#000021, #010024)'}}>
      <svg viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}>{children}</svg>
    </AbsoluteFill>
  );
};

export const Dot: React.FC = () => <circle r={7} fill="#ccc" />;

export const Heart: React.FC<{color: string}> = ({color}) => (
  <path
    d="M0 26C-40 -2 -30 -27 -14 -27C-6 -27 0 -21 0 -14C0 -21 6 -27 14 -27C30 -27 40 -2 0 26Z"
    fill={color}
  />
);

const corners = Array.from({length: 10}, (_, i) => {
  const radius = i % 2 === 0 ? 14 : 6;
  const angle = (i / 10) * 2 * Math.PI;
  return `${radius * Math.sin(angle)},${-radius * Math.cos(angle)}`;
});

export const Star: React.FC = () => <polygon points={corners.join(' ')} fill="#ffe08a" />;

/** Appears and fades out in place. */
export const Spark: React.FC<Parent> = ({children}) => {
  const size = interpolate(useCurrentFrame(), [0, 5, 60, 90], [0, 1, 1, 0], {
    extrapolateRight: 'clamp',
  });

  return <g transform={`scale(${size})`}>{children}</g>;
};

/** A spark that flies up. */
export const Particle: React.FC<Parent & {start?: number; reach?: number}> = ({
  children,
  start = 0,
  reach = 400,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const way = spring({frame, fps, durationInFrames: 120, config: {damping: 200}});

  return (
    <g transform={`translate(0 ${-start - way * reach})`}>
      <Spark>{children}</Spark>
    </g>
  );
};

/** A particle with smaller copies behind it. */
export const Ray: React.FC<Parent & {start?: number; copies?: number}> = ({
  children,
  start = 0,
  copies = 1,
}) =>
  Array.from({length: copies}, (_, copy) => {
    const share = 1 - copy / copies;

    return (
      <Sequence key={`copy-${copy}`} from={copy * 3} layout="none">
        <Particle start={start} reach={400 * share}>
          <g transform={`scale(${share})`}>{children}</g>
        </Particle>
      </Sequence>
    );
  });

interface RingProps extends Parent {
  rays?: number;
  copies?: number;
  delay?: number;
  start?: number;
  turn?: number;
}

/** Rays in all directions. */
export const Ring: React.FC<RingProps> = ({
  children,
  rays = 10,
  copies = 1,
  delay = 0,
  start = 0,
  turn = 0,
}) => (
  <Sequence from={delay} layout="none">
    {Array.from({length: rays}, (_, ray) => (
      <g key={`ray-${ray}`} transform={`rotate(${turn + (360 / rays) * ray})`}>
        <Ray start={start} copies={copies}>
          {children}
        </Ray>
      </g>
    ))}
  </Sequence>
);

export const Dots: React.FC = () => (
  <Ring copies={4} delay={5}>
    <Dot />
  </Ring>
);

export const RedHearts: React.FC = () => (
  <Ring delay={5} start={100}>
    <Heart color="#ff3b4e" />
  </Ring>
);

export const YellowHearts: React.FC = () => (
  <Ring delay={20} start={50} turn={18}>
    <Heart color="#ffc247" />
  </Ring>
);

export const Stars: React.FC = () => (
  <Ring copies={4} start={100} turn={18}>
    <Star />
  </Ring>
);

/** One and a half times as fast until frame 20, then half as fast. */
export const SlowMotion: React.FC<Parent> = ({children}) => {
  const frame = useCurrentFrame();
  const moment = interpolate(frame, [0, 20, 40], [0, 30, 40]);

  return <Freeze frame={moment}>{children}</Freeze>;
};
