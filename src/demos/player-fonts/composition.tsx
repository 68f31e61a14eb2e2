import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  loadsIn: number;
  isPreloaded: boolean;
};

export const HeadlineFont = ({loadsIn, isPreloaded}: Props) => {
  const frame = useCurrentFrame();
  const hasLoaded = isPreloaded || frame >= loadsIn;

  return (
    <AbsoluteFill style={{backgroundColor: '#f8edeb', color: '#6d2e46', padding: 80}}>
      <div
        style={{
          fontFamily: hasLoaded ? 'monospace' : 'serif',
          fontSize: 104,
          lineHeight: 1.15,
          fontWeight: 700,
        }}
      >
        Seeds for a small balcony
      </div>
      <div style={{position: 'absolute', left: 80, bottom: 60, fontSize: 42}}>
        {hasLoaded ? 'the font of the video' : 'a fallback font'}, frame {frame}
      </div>
    </AbsoluteFill>
  );
};
