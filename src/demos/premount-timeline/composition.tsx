import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  premountFor: number;
  loadingTime: number;
};

const start = 60;

export const Premounting = ({premountFor, loadingTime}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const mounted = start - premountFor;
  const loaded = interpolate(frame, [mounted, mounted + loadingTime], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const isVisible = frame >= start;
  const place = (at: number) => 80 + (at / durationInFrames) * 1120;
  const bar = {position: 'absolute', height: 64, borderRadius: 10} as const;

  return (
    <AbsoluteFill style={{backgroundColor: '#241a38', color: '#efe8ff', fontSize: 34}}>
      <div
        style={{
          ...bar,
          left: place(0),
          width: place(start) - place(0),
          top: 120,
          backgroundColor: '#5b4a86',
          padding: 12,
        }}
      >
        scene 1
      </div>
      <div
        style={{
          ...bar,
          left: place(mounted),
          width: place(start) - place(mounted),
          top: 200,
          border: '4px dashed #b79cff',
        }}
      />
      <div
        style={{
          ...bar,
          left: place(start),
          right: 80,
          top: 200,
          backgroundColor: '#ff9d5c',
          color: '#3d1a00',
          padding: 12,
        }}
      >
        scene 2
      </div>
      <div
        style={{
          position: 'absolute',
          left: place(frame),
          top: 90,
          width: 4,
          height: 210,
          backgroundColor: '#fff',
        }}
      />
      <div style={{position: 'absolute', left: 80, top: 350, fontSize: 48}}>
        {isVisible
          ? loaded < 1
            ? 'Scene 2 waits for its video'
            : 'Scene 2 plays'
          : 'Scene 1 plays'}
      </div>
      <div style={{position: 'absolute', left: 80, top: 450}}>Video of scene 2</div>
      <div style={{...bar, left: 80, width: 1120, top: 510, backgroundColor: '#3a2c5a'}} />
      <div
        style={{
          ...bar,
          left: 80,
          width: 1120 * loaded,
          top: 510,
          backgroundColor: loaded < 1 ? '#b79cff' : '#6fd6a3',
        }}
      />
      <div style={{position: 'absolute', left: 80, top: 600}}>
        {loaded < 1 ? `${Math.round(loaded * 100)}% loaded` : 'ready'}
      </div>
    </AbsoluteFill>
  );
};
