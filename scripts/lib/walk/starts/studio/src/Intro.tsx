import {zColor} from '@remotion/zod-types';
import React from 'react';
import {AbsoluteFill, Sequence} from 'remotion';
import {z} from 'zod';

import {Title} from './Title';

export const introSchema = z.object({
  title: z.string(),
  color: zColor(),
  size: z.number(),
});

const center = {alignItems: 'center', justifyContent: 'center'};

export const Intro: React.FC<z.infer<typeof introSchema>> = ({title, color, size}) => (
  <AbsoluteFill style={{backgroundColor: '#10131a', color, fontFamily: 'sans-serif'}}>
    <Sequence name="Title" style={center}>
      <Title title={title} size={size} />
    </Sequence>
    <Sequence name="Underline" from={20} style={center}>
      <div style={{backgroundColor: color, height: 14, marginTop: 300, width: 700}} />
    </Sequence>
  </AbsoluteFill>
);
