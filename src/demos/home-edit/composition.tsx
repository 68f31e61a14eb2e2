import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const EDITS = [
  {at: 0, text: 'Hello', color: '#4f7cff', length: 90},
  {at: 50, text: 'Hello', color: '#ff6a4d', length: 90},
  {at: 95, text: 'Hello', color: '#ff6a4d', length: 140},
  {at: 140, text: 'Good morning', color: '#ff6a4d', length: 140},
] as const;
const MONO = '"JetBrains Mono Variable", monospace';

export const FastRefresh = () => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const index = EDITS.findLastIndex(({at}) => frame >= at);
  const edit = EDITS[index] ?? EDITS[0];
  const before = EDITS[Math.max(0, index - 1)] ?? EDITS[0];
  const since = frame - edit.at;
  const grow =
    index === 0 ? 1 : spring({frame: since, fps, config: {damping: 200}, durationInFrames: 12});
  const length = interpolate(grow, [0, 1], [before.length, edit.length]);
  const flash =
    index === 0 ? 0 : interpolate(since, [0, 6, 24], [1, 1, 0], {extrapolateRight: 'clamp'});
  const lines = [
    {code: '<Title', value: ''},
    {code: '  text=', value: `"${edit.text}"`, isEdited: before.text !== edit.text},
    {code: '  color=', value: `"${edit.color}"`, isEdited: before.color !== edit.color},
    {code: '  length=', value: `{${String(edit.length)}}`, isEdited: before.length !== edit.length},
    {code: '/>', value: ''},
  ];
  const playhead = 64 + (frame / durationInFrames) * 1152;

  return (
    <AbsoluteFill style={{background: '#10131a', color: '#f4f6fb'}}>
      <div
        style={{
          position: 'absolute',
          left: 64,
          top: 64,
          width: 500,
          fontFamily: MONO,
          fontSize: 31,
          lineHeight: '66px',
        }}
      >
        {lines.map(({code, value, isEdited}) => (
          <div
            key={code}
            style={{
              whiteSpace: 'pre',
              borderRadius: 8,
              padding: '0 12px',
              marginLeft: -12,
              background: isEdited ? `rgba(79, 124, 255, ${String(flash * 0.35)})` : 'none',
            }}
          >
            <span style={{color: '#9aa6bf'}}>{code}</span>
            <span style={{color: '#8fd8a4'}}>{value}</span>
          </div>
        ))}
      </div>
      <div
        style={{
          position: 'absolute',
          right: 64,
          top: 64,
          width: 600,
          height: 338,
          borderRadius: 18,
          background: '#1b2230',
          overflow: 'hidden',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <div
          style={{
            fontSize: 76,
            fontWeight: 700,
            color: edit.color,
            translate: `0 ${String(Math.sin(frame / 14) * 14)}px`,
            textAlign: 'center',
          }}
        >
          {edit.text}
        </div>
      </div>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        {Array.from({length: 61}, (_, tick) => (
          <path
            key={tick}
            d={`M${String(64 + tick * 19.2)} 462v${tick % 5 === 0 ? '18' : '9'}`}
            stroke="#4b566d"
            strokeWidth={2}
          />
        ))}
        <rect
          x={64}
          y={500}
          width={(length / durationInFrames) * 1152}
          height={44}
          rx={8}
          fill={edit.color}
        />
        <rect x={64 + 190} y={556} width={560} height={44} rx={8} fill="#343d50" />
        <rect x={64} y={612} width={1152} height={44} rx={8} fill="#1d2f2b" />
        {Array.from({length: 120}, (_, bar) => {
          const height = 6 + 24 * Math.abs(Math.sin(bar * 0.7) * Math.sin(bar * 0.13));
          return (
            <rect
              key={bar}
              x={70 + bar * 9.5}
              y={634 - height / 2}
              width={5}
              height={height}
              rx={2}
              fill="#3ddc97"
            />
          );
        })}
        <path d={`M${String(playhead)} 450V672`} stroke="#f4f6fb" strokeWidth={5} />
        <path d={`M${String(playhead - 16)} 438h32v16l-16 16-16-16z`} fill="#f4f6fb" />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 82,
          top: 503,
          fontSize: 27,
          fontWeight: 600,
          color: '#10131a',
        }}
      >
        Title
      </div>
      <div style={{position: 'absolute', left: 272, top: 559, fontSize: 27, color: '#c3cad8'}}>
        Chart
      </div>
    </AbsoluteFill>
  );
};
