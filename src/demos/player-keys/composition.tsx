import {AbsoluteFill, useCurrentFrame} from 'remotion';

const presses = [
  {at: 15, key: 'Space', does: 'plays'},
  {at: 75, key: '→', does: 'one second forward'},
  {at: 105, key: '→', does: 'one second forward'},
  {at: 135, key: '←', does: 'one second back'},
  {at: 165, key: 'Space', does: 'pauses'},
];
const keys = ['←', 'Space', '→'];
const fps = 30;
const length = 300;

const positionAt = (frame: number) => {
  let position = 0;
  let isPlaying = false;
  let last = 0;
  for (const {at, key} of presses.filter((press) => press.at <= frame)) {
    if (isPlaying) position += at - last;
    last = at;
    if (key === 'Space') isPlaying = !isPlaying;
    else position += key === '→' ? fps : -fps;
  }
  return Math.min(length - 1, isPlaying ? position + frame - last : position);
};

export const Shortcuts = () => {
  const frame = useCurrentFrame();
  const position = positionAt(frame);
  const current = presses.filter(({at}) => at <= frame).at(-1);
  const isDown = current !== undefined && frame < current.at + 12;

  return (
    <AbsoluteFill style={{backgroundColor: '#003049', color: '#fdf0d5', alignItems: 'center'}}>
      <svg viewBox="0 0 1120 120" style={{width: 1120, marginTop: 110}}>
        <rect y={50} width={1120} height={20} rx={10} fill="#1c4f6b" />
        <rect y={50} width={(position / length) * 1120} height={20} rx={10} fill="#f77f00" />
        <circle cx={(position / length) * 1120} cy={60} r={26} fill="#fdf0d5" />
      </svg>
      <div style={{fontSize: 48, marginTop: 20}}>frame {position}</div>
      <div style={{display: 'flex', gap: 24, marginTop: 70}}>
        {keys.map((key) => {
          const isPressed = isDown && current.key === key;
          return (
            <div
              key={key}
              style={{
                width: key === 'Space' ? 420 : 130,
                height: 120,
                borderRadius: 18,
                fontSize: 46,
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'center',
                translate: isPressed ? '0 10px' : '0 0',
                color: '#003049',
                backgroundColor: isPressed ? '#f77f00' : '#fdf0d5',
              }}
            >
              {key}
            </div>
          );
        })}
      </div>
      <div style={{fontSize: 44, marginTop: 60}}>{isDown ? current.does : ''}</div>
    </AbsoluteFill>
  );
};
