import {AbsoluteFill, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  scenes: number;
};

const columns = 10;
const cell = {position: 'absolute', width: 104, height: 60, borderRadius: 8} as const;
const placeOf = (i: number) => ({
  left: 60 + (i % columns) * 118,
  top: 160 + Math.floor(i / columns) * 74,
});

export const MountedScenes = ({scenes}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const length = Math.floor(durationInFrames / scenes);

  return (
    <AbsoluteFill style={{backgroundColor: '#1d3557', color: '#f1faee', fontSize: 46}}>
      <div style={{position: 'absolute', left: 60, top: 60}}>
        Scene {Math.min(scenes, Math.floor(frame / length) + 1)} of {scenes} is mounted
      </div>
      {Array.from({length: scenes}, (_, i) => (
        <div key={i}>
          <div style={{...cell, ...placeOf(i), border: '3px solid #457b9d'}} />
          <Sequence from={i * length} durationInFrames={length} layout="none">
            <div style={{...cell, ...placeOf(i), backgroundColor: '#f4a261'}} />
          </Sequence>
        </div>
      ))}
    </AbsoluteFill>
  );
};
