import React from 'react';
import {Composition, Folder, Still} from 'remotion';

import {Intro, introSchema} from './Intro';

const props = {title: 'Ship it', color: '#ffc247', size: 180};

export const RemotionRoot: React.FC = () => (
  <>
    <Folder name="Launch">
      <Composition
        id="Intro"
        component={Intro}
        schema={introSchema}
        defaultProps={{title: 'Ship it', color: '#ffc247', size: 180}}
        durationInFrames={150}
        fps={30}
        width={1920}
        height={1080}
      />
      <Composition
        id="Outro"
        component={Intro}
        schema={introSchema}
        defaultProps={{...props, title: 'See you'}}
        durationInFrames={90}
        fps={30}
        width={1920}
        height={1080}
      />
    </Folder>
    <Still
      id="Thumbnail"
      component={Intro}
      schema={introSchema}
      defaultProps={props}
      width={1280}
      height={720}
    />
  </>
);
