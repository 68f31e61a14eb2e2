import {Lottie, type LottieAnimationData} from '@remotion/lottie';
import React from 'react';
import {AbsoluteFill} from 'remotion';

const key = (t: number, s: number[]) => ({
  t,
  s,
  i: {x: s.map(() => 0.2), y: s.map(() => 1)},
  o: {x: s.map(() => 0.6), y: s.map(() => 0)},
});
const fixed = (k: number | number[]) => ({a: 0, k});
const animated = (...k: ReturnType<typeof key>[]) => ({a: 1, k});

const transform = (scale: object, rotation: object) => ({
  o: fixed(100),
  r: rotation,
  p: fixed([200, 200, 0]),
  a: fixed([0, 0, 0]),
  s: scale,
});
const group = (...it: object[]) => ({
  ty: 'gr',
  it: [
    ...it,
    {
      ty: 'tr',
      p: fixed([0, 0]),
      a: fixed([0, 0]),
      s: fixed([100, 100]),
      r: fixed(0),
      o: fixed(100),
    },
  ],
});
const layer = (ind: number, ks: object, shapes: object[]) => ({
  ty: 4,
  ind,
  ip: 0,
  op: 90,
  st: 0,
  ks,
  shapes,
});

// A Lottie file is plain data. Real ones come from a design tool; this one is written by hand.
const badge: LottieAnimationData = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 90,
  w: 400,
  h: 400,
  assets: [],
  layers: [
    layer(1, transform(fixed([100, 100, 100]), fixed(0)), [
      group(
        {
          ty: 'sh',
          ks: {
            a: 0,
            k: {
              c: false,
              v: [
                [-56, 4],
                [-16, 44],
                [60, -40],
              ],
              i: [
                [0, 0],
                [0, 0],
                [0, 0],
              ],
              o: [
                [0, 0],
                [0, 0],
                [0, 0],
              ],
            },
          },
        },
        {ty: 'tm', s: fixed(0), e: animated(key(24, [0]), key(48, [100])), o: fixed(0), m: 1},
        {ty: 'st', c: fixed([1, 1, 1, 1]), o: fixed(100), w: fixed(22), lc: 2, lj: 2},
      ),
    ]),
    layer(
      2,
      transform(
        animated(key(0, [0, 0, 100]), key(24, [100, 100, 100])),
        animated(key(0, [-90]), key(60, [0])),
      ),
      [
        group(
          {
            ty: 'sr',
            sy: 1,
            pt: fixed(12),
            p: fixed([0, 0]),
            r: fixed(0),
            or: fixed(160),
            os: fixed(20),
            ir: fixed(132),
            is: fixed(20),
          },
          {ty: 'fl', c: fixed([0.24, 0.66, 0.47, 1]), o: fixed(100)},
        ),
      ],
    ),
  ],
};

type Props = {
  playbackRate: number;
  direction: 'forward' | 'backward';
  loop: boolean;
};

export const Badge: React.FC<Props> = ({playbackRate, direction, loop}) => {
  return (
    <AbsoluteFill
      style={{backgroundColor: '#f2efe6', alignItems: 'center', justifyContent: 'center'}}
    >
      <Lottie
        animationData={badge}
        playbackRate={playbackRate}
        direction={direction}
        loop={loop}
        style={{width: 600, height: 600}}
      />
    </AbsoluteFill>
  );
};
