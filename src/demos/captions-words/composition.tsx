import {createTikTokStyleCaptions, type Caption} from '@remotion/captions';
import {AbsoluteFill, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  combineTokensWithinMilliseconds: number;
  color: string;
};

const words = 'A seed needs water, light and a little patience to become a tree'.split(' ');

const captions: Caption[] = words.map((word, i) => ({
  text: i === 0 ? word : ` ${word}`,
  startMs: i * 300,
  endMs: i * 300 + 300,
  timestampMs: i * 300 + 150,
  confidence: 1,
}));

export const SpokenWords = ({combineTokensWithinMilliseconds, color}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;
  const {pages} = createTikTokStyleCaptions({captions, combineTokensWithinMilliseconds});

  return (
    <AbsoluteFill style={{backgroundColor: '#1f3d2b'}}>
      <AbsoluteFill style={{top: 560, backgroundColor: '#3b2a1e'}} />
      {pages.map((page, i) => {
        const from = Math.round((page.startMs / 1000) * fps);
        const end = Math.round(((page.startMs + page.durationMs) / 1000) * fps);

        return (
          <Sequence key={i} from={from} durationInFrames={end - from}>
            <AbsoluteFill
              style={{
                alignItems: 'center',
                justifyContent: 'center',
                padding: 80,
                color: '#f3efe2',
                fontSize: 96,
                fontWeight: 700,
                textAlign: 'center',
              }}
            >
              <div style={{whiteSpace: 'pre-wrap'}}>
                {page.tokens.map(({text, fromMs, toMs}, j) => (
                  <span key={j} style={{color: now >= fromMs && now < toMs ? color : undefined}}>
                    {text}
                  </span>
                ))}
              </div>
            </AbsoluteFill>
          </Sequence>
        );
      })}
    </AbsoluteFill>
  );
};
