import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  sceneAt: number;
};

const ways = [
  {name: 'nothing', starts: (scene: number) => scene, part: 1, color: '#adb5bd'},
  {name: 'premountFor', starts: (scene: number) => scene - 30, part: 1, color: '#ffb4a2'},
  {name: '@remotion/preload', starts: () => 0, part: 0.6, color: '#b5838d'},
  {name: 'prefetch()', starts: () => 0, part: 1, color: '#6d6875'},
];
const loadingTime = 45;

export const FourWays = ({sceneAt}: Props) => {
  const frame = useCurrentFrame();
  const toX = (at: number) => 60 + (at / 150) * 1160;

  return (
    <AbsoluteFill style={{backgroundColor: '#fff1e6', color: '#4a3f44', fontSize: 36}}>
      {ways.map(({name, starts, part, color}, i) => {
        const start = starts(sceneAt);
        const loaded = interpolate(frame, [start, start + loadingTime], [0, 1], {
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        });
        const top = 50 + i * 140;
        return (
          <div key={name}>
            <div style={{position: 'absolute', left: 60, top}}>
              {name}: {Math.round(Math.min(loaded, part) * 100)}%
            </div>
            <div
              style={{
                position: 'absolute',
                left: toX(start),
                top: top + 60,
                height: 40,
                width: Math.min(loaded, part) * (toX(loadingTime) - toX(0)),
                backgroundColor: color,
              }}
            />
          </div>
        );
      })}
      <div
        style={{
          position: 'absolute',
          left: toX(sceneAt),
          top: 30,
          width: 4,
          height: 590,
          backgroundColor: '#e5383b',
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: toX(frame),
          top: 30,
          width: 4,
          height: 590,
          backgroundColor: '#4a3f44',
        }}
      />
      <div style={{position: 'absolute', left: toX(sceneAt) - 120, bottom: 30}}>
        the scene starts
      </div>
    </AbsoluteFill>
  );
};
