import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Recap = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const enter = spring({frame, fps, config: {damping: 200}});

  return (
    <AbsoluteFill style={{background: '#10131a', color: '#f4f6fb', padding: 90}}>
      <div style={{fontSize: 88, fontWeight: 700, opacity: enter}}>Well done, Ada</div>
      <div style={{fontSize: 260, fontWeight: 800, lineHeight: 1.1, color: '#3ddc97'}}>
        {Math.round(412 * enter)}
      </div>
      <div style={{fontSize: 56, opacity: enter}}>kilometers this year</div>
    </AbsoluteFill>
  );
};
