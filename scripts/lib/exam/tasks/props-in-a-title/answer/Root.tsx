import React from 'react';
import {AbsoluteFill, Composition} from 'remotion';

const Main: React.FC<{title: string; color: string}> = ({title, color}) => {
  return (
    <AbsoluteFill style={{backgroundColor: color, alignItems: 'center', justifyContent: 'center'}}>
      <div style={{color: 'white', fontFamily: 'sans-serif', fontSize: 130, fontWeight: 'bold'}}>
        {title}
      </div>
    </AbsoluteFill>
  );
};

export const RemotionRoot: React.FC = () => (
  <Composition
    id="Main"
    component={Main}
    width={1280}
    height={720}
    fps={24}
    durationInFrames={48}
    defaultProps={{title: 'Made by props', color: '#0d9488'}}
  />
);
