import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  mode: 'prevent-media-session' | 'register-media-session' | 'do-nothing';
};

const pressedAt = 60;

export const PlayKey = ({mode}: Props) => {
  const frame = useCurrentFrame();
  const isPressed = frame >= pressedAt && frame < pressedAt + 15;
  const after = frame >= pressedAt ? frame - pressedAt : 0;
  const picture = mode === 'register-media-session' ? after : 0;
  const music = mode === 'prevent-media-session' ? 0 : after;

  return (
    <AbsoluteFill style={{backgroundColor: '#10002b', color: '#e0aaff', fontSize: 42}}>
      <div
        style={{
          position: 'absolute',
          left: 60,
          top: 230,
          width: 240,
          height: 240,
          borderRadius: 40,
          backgroundColor: isPressed ? '#ff9e00' : '#3c096c',
        }}
      >
        <svg viewBox="0 0 240 240">
          <path d="M70 70l70 50l-70 50z" fill="#fff" />
          <path d="M160 70v100M190 70v100" stroke="#fff" strokeWidth={18} />
        </svg>
      </div>
      {[
        {name: 'Picture of the Player', at: picture, top: 180},
        {name: 'Music in it', at: music, top: 400},
      ].map(({name, at, top}) => (
        <div key={name} style={{position: 'absolute', left: 400, top, width: 820}}>
          {name} {at > 0 ? 'plays' : 'is paused'}
          <div style={{marginTop: 24, height: 24, borderRadius: 12, backgroundColor: '#3c096c'}}>
            <div
              style={{
                height: 24,
                width: `${(at / 90) * 100}%`,
                borderRadius: 12,
                backgroundColor: '#ff9e00',
              }}
            />
          </div>
        </div>
      ))}
    </AbsoluteFill>
  );
};
