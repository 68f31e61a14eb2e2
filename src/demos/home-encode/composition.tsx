import {AbsoluteFill, interpolate, random, useCurrentFrame, useVideoConfig} from 'remotion';

const GATE = 640;
const STEP = 190;
const SPEED = 9;
const HUES = ['#4f7cff', '#6b6bff', '#8b6bff', '#5b8dff', '#3aa0f5'];

const Picture = ({index}: {index: number}) => {
  const turn = index * 24;
  return (
    <svg viewBox="0 0 160 120" width={160} height={120} style={{display: 'block'}}>
      <rect width={160} height={120} rx={10} fill="#1b2230" />
      <circle cx={80} cy={60} r={34} fill={HUES[index % HUES.length]} />
      <path
        d="M80 60V18"
        stroke="#f4f6fb"
        strokeWidth={7}
        strokeLinecap="round"
        transform={`rotate(${turn} 80 60)`}
      />
    </svg>
  );
};

export const FramesToFile = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const shift = frame * SPEED;
  const total = Math.ceil((durationInFrames * SPEED) / STEP);
  const done = Math.floor(shift / STEP);
  // Before and after the visible part, so that the loop is seamless.
  const pictures = Array.from({length: total + 6}, (_, index) => index - 3);
  const bits = Array.from({length: 64}, (_, index) => {
    const place = index + Math.floor(shift / 10);
    return {
      x: GATE + 640 - index * 10 - 10 + (shift % 10),
      height: 18 + random(`bit-${String((place - 64 + (64 - index) * 2) % 97)}`) * 92,
    };
  });

  return (
    <AbsoluteFill style={{background: '#10131a', color: '#f4f6fb'}}>
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 150,
          width: GATE,
          height: 150,
          overflow: 'hidden',
        }}
      >
        {pictures.map((index) => (
          <div
            key={index}
            style={{
              position: 'absolute',
              top: 15,
              left: GATE - 80 - index * STEP + shift - 4 * STEP,
            }}
          >
            <Picture index={(index + 5 * total) % total} />
          </div>
        ))}
      </div>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        {bits.map(({x, height}, index) => (
          <rect
            key={index}
            x={x}
            y={225 - height / 2}
            width={6}
            height={height}
            rx={3}
            fill="#4f7cff"
            opacity={interpolate(x, [GATE, 1280], [1, 0.35])}
          />
        ))}
        {Array.from({length: 128}, (_, index) => {
          const x = index * 10;
          const time = (x - shift) / 10;
          const height = 8 + 44 * Math.abs(Math.sin(time * 0.35) * Math.sin(time * 0.083 + 1));
          const isEncoded = x > GATE;
          return (
            <rect
              key={index}
              x={x + 2}
              y={430 - height}
              width={6}
              height={height * 2}
              rx={3}
              fill={isEncoded ? '#3ddc97' : '#2c3448'}
            />
          );
        })}
        <rect x={GATE - 4} y={70} width={8} height={470} rx={4} fill="#ff6a4d" />
        <path d={`M${GATE - 26} 60h52l-26 40z`} fill="#ff6a4d" />
        <rect x={64} y={610} width={1152} height={10} rx={5} fill="#2c3448" />
        <rect
          x={64}
          y={610}
          width={(1152 * frame) / (durationInFrames - 1)}
          height={10}
          rx={5}
          fill="#f4f6fb"
        />
      </svg>
      <div style={{position: 'absolute', left: 64, top: 60, fontSize: 34, color: '#9aa6bf'}}>
        Frames
      </div>
      <div style={{position: 'absolute', right: 64, top: 60, fontSize: 34, color: '#9aa6bf'}}>
        H.264 + AAC
      </div>
      <div style={{position: 'absolute', left: 64, top: 636, fontSize: 34}}>video.mp4</div>
      <div
        style={{
          position: 'absolute',
          right: 64,
          top: 636,
          fontSize: 34,
          color: '#9aa6bf',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {Math.min(done + 1, total)} of {total} frames
      </div>
    </AbsoluteFill>
  );
};
