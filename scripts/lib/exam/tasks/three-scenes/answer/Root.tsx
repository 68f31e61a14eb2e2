import React from 'react';
import {AbsoluteFill, Composition, Series} from 'remotion';

const Main: React.FC = () => {
  return (
    <Series>
      {['#ef4444', '#22c55e', '#3b82f6'].map((backgroundColor, index) => (
        <Series.Sequence key={backgroundColor} durationInFrames={40}>
          <AbsoluteFill style={{backgroundColor, alignItems: 'center', justifyContent: 'center'}}>
            <div
              style={{color: 'white', fontFamily: 'sans-serif', fontSize: 400, fontWeight: 'bold'}}
            >
              {index + 1}
            </div>
          </AbsoluteFill>
        </Series.Sequence>
      ))}
    </Series>
  );
};

export const RemotionRoot: React.FC = () => (
  <Composition
    id="Main"
    component={Main}
    width={1280}
    height={720}
    fps={30}
    durationInFrames={120}
  />
);
