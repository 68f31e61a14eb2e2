import {visualControl} from '@remotion/studio';
import React from 'react';

export const Title: React.FC<{readonly title: string; readonly size: number}> = ({title, size}) => {
  const gap = visualControl('gap', 40);

  return <b style={{fontSize: size, marginBottom: gap}}>{title}</b>;
};
