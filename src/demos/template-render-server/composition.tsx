import React from 'react';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  jobs: number;
  color: string;
};

const mono = 'ui-monospace, Menlo, Consolas, monospace';

export const JobQueue: React.FC<Props> = ({jobs, color}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const duration = (durationInFrames - 40) / jobs;

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', padding: 60, gap: 24}}>
      <div style={{display: 'flex', gap: 20, fontFamily: mono, fontSize: 38, marginBottom: 8}}>
        <span style={{color}}>POST</span>
        <span style={{color: '#f4f6fb'}}>/renders</span>
        <span style={{marginLeft: 'auto', color: '#8590a6'}}>queue: {jobs}</span>
      </div>
      {Array.from({length: jobs}, (_, job) => {
        const enter = spring({frame: frame - job * 7, fps, config: {damping: 16}});
        const start = 22 + job * duration;
        const progress = interpolate(frame, [start, start + duration], [0, 1], {
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        });
        const state = progress === 0 ? 'queued' : progress < 1 ? 'in progress' : 'completed';
        return (
          <div
            key={`job-${job}`}
            style={{
              position: 'relative',
              overflow: 'hidden',
              flex: 1,
              maxHeight: 120,
              display: 'flex',
              alignItems: 'center',
              gap: 30,
              padding: '0 36px',
              borderRadius: 20,
              backgroundColor: '#1b2030',
              color: '#f4f6fb',
              fontSize: 38,
              opacity: enter,
              translate: `${(1 - enter) * -120}px 0`,
            }}
          >
            <div
              style={{
                position: 'absolute',
                inset: 0,
                width: `${progress * 100}%`,
                backgroundColor: color,
                opacity: progress === 1 ? 0.16 : 0.34,
              }}
            />
            <span style={{position: 'relative', fontFamily: mono}}>job {job + 1}</span>
            <span style={{position: 'relative', color: '#c3cad8'}}>{state}</span>
            <span style={{position: 'relative', marginLeft: 'auto', fontFamily: mono}}>
              {progress === 1 ? 'video.mp4' : `${Math.round(progress * 100)}%`}
            </span>
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
