import {AbsoluteFill, measureSpring, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  damping: number;
  durationInFrames: number;
};

export const StretchedSpring = ({damping, durationInFrames}: Props) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames: total} = useVideoConfig();
  const config = {damping};
  const curve = (stretchedTo: number | undefined) =>
    Array.from({length: total + 1}, (_, at) => {
      const value = spring({frame: at, fps, config, durationInFrames: stretchedTo});
      return `${120 + (at / total) * 1040},${600 - value * 360}`;
    }).join(' ');
  const natural = Math.round(measureSpring({fps, config}));
  const now = (stretchedTo: number | undefined) =>
    600 - spring({frame, fps, config, durationInFrames: stretchedTo}) * 360;
  const x = 120 + (frame / total) * 1040;

  return (
    <AbsoluteFill style={{backgroundColor: '#142433', color: '#dbe9f5', fontSize: 36}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeWidth={6}>
        <path d="M120 600H1160M120 240H1160" stroke="#35506a" strokeWidth={2} />
        <polyline points={curve(undefined)} stroke="#6d8aa5" />
        <polyline points={curve(durationInFrames)} stroke="#ffb454" />
        <circle cx={x} cy={now(undefined)} r={16} fill="#6d8aa5" />
        <circle cx={x} cy={now(durationInFrames)} r={16} fill="#ffb454" />
      </svg>
      <div style={{position: 'absolute', left: 120, top: 48}}>
        by its physics: {natural} frames
        <div style={{color: '#ffb454'}}>durationInFrames: {durationInFrames}</div>
      </div>
    </AbsoluteFill>
  );
};
