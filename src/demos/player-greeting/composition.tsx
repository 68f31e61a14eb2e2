import {AbsoluteFill, interpolate, random, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  name: string;
  color: string;
};

export const Welcome = ({name, color}: Props) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const open = spring({frame, fps, config: {damping: 18}});
  const close = interpolate(frame, [durationInFrames - 15, durationInFrames], [1, 0], {
    extrapolateLeft: 'clamp',
  });
  const shown = name.trim() === '' ? 'you' : name;

  return (
    <AbsoluteFill style={{background: '#10131a', color: '#f4f6fb', overflow: 'hidden'}}>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <circle cx={980} cy={360} r={560 * open * close} fill={color} />
        {Array.from({length: 5}, (_, index) => (
          <circle
            key={index}
            cx={980}
            cy={360}
            r={120 + index * 110 + (frame % 60) * 1.83}
            fill="none"
            stroke="#10131a"
            strokeOpacity={0.22}
            strokeWidth={5}
          />
        ))}
        {Array.from({length: 26}, (_, index) => {
          const delay = random(`delay-${String(index)}`) * 20;
          const fly = spring({frame: frame - 8 - delay, fps, config: {damping: 30}}) * close;
          const angle = random(`angle-${String(index)}`) * Math.PI * 2;
          const reach = 240 + random(`reach-${String(index)}`) * 420;
          const x = 980 + Math.cos(angle) * reach * fly;
          const y = 360 + Math.sin(angle) * reach * 0.62 * fly + Math.sin(frame / 20 + index) * 8;
          return (
            <rect
              key={index}
              x={x - 13}
              y={y - 5}
              width={26}
              height={10}
              rx={5}
              fill={index % 3 === 0 ? '#ff6a4d' : '#f4f6fb'}
              opacity={fly}
              transform={`rotate(${String(frame * 2 + index * 40)} ${String(x)} ${String(y)})`}
            />
          );
        })}
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 80,
          top: 0,
          bottom: 0,
          width: 1120,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
        }}
      >
        <div
          style={{
            fontSize: 54,
            fontWeight: 500,
            opacity: close,
            translate: `${String((1 - open) * -80)}px 0`,
          }}
        >
          Made for
        </div>
        <div
          style={{
            display: 'flex',
            fontSize: shown.length > 10 ? 120 : 176,
            fontWeight: 700,
            letterSpacing: -5,
            lineHeight: 1.15,
            whiteSpace: 'pre',
          }}
        >
          {Array.from(shown, (letter, index) => {
            const rise = spring({frame: frame - 6 - index * 3, fps, config: {damping: 13}}) * close;
            return (
              <span
                key={index}
                style={{
                  opacity: rise,
                  translate: `0 ${String((1 - rise) * 90)}px`,
                  textShadow: '0 4px 30px rgb(16 19 26 / 45%)',
                }}
              >
                {letter}
              </span>
            );
          })}
        </div>
      </div>
    </AbsoluteFill>
  );
};
