import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  extra: number;
};

const PER_SEGMENT = 6;
const SIZE = 66;
const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export const AacPackets = ({extra}: Props) => {
  const frame = useCurrentFrame();
  const cut = interpolate(frame, [50, 70], [0, 1], clamp);
  const join = interpolate(frame, [80, 110], [0, 1], {
    ...clamp,
    easing: Easing.inOut(Easing.cubic),
  });

  return (
    <AbsoluteFill style={{background: '#10131a', color: '#9aa6bf', fontSize: 40}}>
      {['#4f7cff', '#3ddc97'].map((color, segment) => {
        const side = segment === 0 ? -1 : 1;
        const start = 640 + (segment === 0 ? -PER_SEGMENT * SIZE : 0);
        const top = interpolate(join, [0, 1], [segment === 0 ? 190 : 400, 295]);
        return Array.from({length: PER_SEGMENT + 2 * extra}, (_, index) => {
          const place = index - extra;
          const isPadding = place < 0 || place >= PER_SEGMENT;
          return (
            <div
              key={`${segment}-${index}`}
              style={{
                position: 'absolute',
                left: start + place * SIZE + side * 30 * (1 - join) + 3,
                top: top + (isPadding ? cut * 50 : 0),
                width: SIZE - 6,
                height: 120,
                borderRadius: 10,
                background: isPadding ? 'transparent' : color,
                border: `4px ${isPadding ? 'dashed' : 'solid'} ${color}`,
                boxSizing: 'border-box',
                opacity: isPadding ? 1 - cut : 1,
              }}
            />
          );
        });
      })}
      <div style={{position: 'absolute', left: 72, top: 60}}>
        {join > 0.5 ? 'Joined, with no packet re-encoded' : 'Two segments with extra packets'}
      </div>
      <div style={{position: 'absolute', left: 72, bottom: 60}}>1 block = 1,024 samples</div>
    </AbsoluteFill>
  );
};
