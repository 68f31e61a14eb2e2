import {parseSrt} from '@remotion/captions';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  offset: number;
};

const input = `1
00:00:00,500 --> 00:00:01,700
Mind the gap.

2
00:00:02,000 --> 00:00:03,200
Next stop: Harbor.

3
00:00:03,200 --> 00:00:04,600
Change here for boats.`;

const {captions} = parseSrt({input});

export const Announcements = ({offset}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000 + offset;
  const current = captions.find(({startMs, endMs}) => now >= startMs && now < endMs);

  return (
    <AbsoluteFill style={{backgroundColor: '#0f2f3f', color: '#cfe6ee'}}>
      <pre
        style={{position: 'absolute', left: 56, top: 24, fontSize: 34, lineHeight: 1.3, margin: 0}}
      >
        {input.split('\n\n').map((cue, i) => (
          <div
            key={cue}
            style={{
              padding: '12px 20px',
              marginBottom: 8,
              backgroundColor: captions[i] === current ? '#1d5f7d' : 'transparent',
            }}
          >
            {cue}
          </div>
        ))}
      </pre>
      <div
        style={{
          position: 'absolute',
          right: 64,
          top: 64,
          fontSize: 48,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {Math.max(0, Math.round(now))} ms
      </div>
      <div
        style={{
          position: 'absolute',
          bottom: 20,
          width: '100%',
          textAlign: 'center',
          fontSize: 68,
          color: '#fff',
        }}
      >
        {current?.text}
      </div>
    </AbsoluteFill>
  );
};
