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

const Shape: React.FC<{color: string; size: number; points?: string; path?: string}> = (props) => (
  <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
    <svg width={props.size} height={props.size} viewBox="0 0 24 24" fill={props.color}>
      {props.points ? <polygon points={props.points} /> : null}
      {props.path ? <path d={props.path} /> : null}
      {props.points || props.path ? null : <circle cx={12} cy={12} r={12} />}
    </svg>
  </AbsoluteFill>
);

const heart =
  'M12 21C5 15 2 11.5 2 7.8 2 4.9 4.3 3 6.8 3 8.9 3 10.9 4.1 12 6.2 13.1 4.1 15.1 3 17.2 3 19.7 3 22 4.9 22 7.8 22 11.5 19 15 12 21Z';
const star = '12,1 15,8.5 23,9 17,14 19,22 12,17.5 5,22 7,14 1,9 9,8.5';

export const Shrinking: React.FC<Parent> = ({children}) => {
  const scale = interpolate(useCurrentFrame(), [60, 90], [1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  return <AbsoluteFill style={{transform: `scale(${scale})`}}>{children}</AbsoluteFill>;
};

export const Move: React.FC<Parent & {delay?: number}> = ({children, delay = 0}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const progress = spring({frame, fps, delay, durationInFrames: 120, config: {damping: 200}});
  return (
    <AbsoluteFill style={{transform: `translateY(${progress * -400}px)`}}>{children}</AbsoluteFill>
  );
};

const Shift: React.FC<Parent & {distance: number}> = ({children, distance}) => (
  <AbsoluteFill style={{transform: `translateY(${-distance}px)`}}>{children}</AbsoluteFill>
);

export const Trail: React.FC<Parent & {amount: number; extraOffset?: number}> = ({
  children,
  amount,
  extraOffset = 0,
}) =>
  Array.from({length: amount}, (_, i) => (
    <Sequence key={`copy-${i}`} from={i * 3}>
      <AbsoluteFill style={{transform: `translateY(${-extraOffset}px) scale(${1 - i / amount})`}}>
        {children}
      </AbsoluteFill>
    </Sequence>
  ));

export const Explosion: React.FC<Parent & {turn?: number}> = ({children, turn = 0}) =>
  Array.from({length: 10}, (_, i) => (
    <AbsoluteFill
      key={`ray-${i}`}
      style={{transform: `rotate(${turn + (i / 10) * 2 * Math.PI}rad)`}}
    >
      {children}
    </AbsoluteFill>
  ));

export const Slowed: React.FC<Parent> = ({children}) => {
  const frame = useCurrentFrame();
  const position = Math.min(frame, 20) * 1.5 + Math.max(0, frame - 20) * 0.5;
  return <Freeze frame={position}>{children}</Freeze>;
};

/** The sky that everything is drawn on. */
export const Background: React.FC = () => (
  <AbsoluteFill style={{background: 'linear-gradient(#000021, #010024)'}} />
);

export const Dot: React.FC = () => <Shape color="#ccc" size={14} />;

export const Dots: React.FC = () => (
  <Sequence from={5}>
    <Explosion>
      <Trail amount={4}>
        <Move>
          <Shrinking>
            <Dot />
          </Shrinking>
        </Move>
      </Trail>
    </Explosion>
  </Sequence>
);

export const RedHearts: React.FC = () => (
  <Explosion>
    <Move delay={5}>
      <Shift distance={100}>
        <Shrinking>
          <Shape color="#ff3b4e" size={60} path={heart} />
        </Shrinking>
      </Shift>
    </Move>
  </Explosion>
);

export const YellowHearts: React.FC = () => (
  <Explosion turn={0.3}>
    <Move delay={20}>
      <Shift distance={50}>
        <Shrinking>
          <Shape color="#ffc247" size={60} path={heart} />
        </Shrinking>
      </Shift>
    </Move>
  </Explosion>
);

export const Stars: React.FC = () => (
  <Explosion turn={0.3}>
    <Trail amount={4} extraOffset={100}>
      <Move>
        <Shrinking>
          <Shape color="#ffe08a" size={22} points={star} />
        </Shrinking>
      </Move>
    </Trail>
  </Explosion>
);
