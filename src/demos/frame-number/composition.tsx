import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  accent: string;
};

export const FrameNumber = ({accent}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();
  const tickWidth = 1080 / durationInFrames;

  return (
    <AbsoluteFill style={{background: '#10131a', color: '#f4f6fb', padding: '96px 100px'}}>
      <div style={{fontSize: 44, color: '#9aa6bf'}}>useCurrentFrame()</div>
      <div
        style={{
          fontSize: 260,
          fontWeight: 700,
          lineHeight: 1.15,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {frame}
      </div>
      <div style={{fontSize: 44, color: '#9aa6bf', fontVariantNumeric: 'tabular-nums'}}>
        {(frame / fps).toFixed(2)} seconds at {fps} fps
      </div>
      <div style={{display: 'flex', alignItems: 'flex-end', height: 80, marginTop: 48}}>
        {Array.from({length: durationInFrames}, (_, index) => {
          const color = index < frame ? accent : '#2c3448';
          return (
            <div
              key={index}
              style={{
                width: tickWidth - 4,
                height: index === frame ? 80 : index % fps === 0 ? 60 : 32,
                marginRight: 4,
                borderRadius: 4,
                background: index === frame ? '#ff6a4d' : color,
              }}
            />
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
