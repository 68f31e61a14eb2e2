import React from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  studioEdits: boolean;
  inputProps: boolean;
  calculateMetadata: boolean;
};

type Look = {title?: string; color?: string; seconds?: number};

const row: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  right: 80,
  height: 90,
  padding: '0 36px',
  borderRadius: 20,
  display: 'grid',
  gridTemplateColumns: '520px 240px 140px auto',
  alignItems: 'center',
};

const cells = (name: string, {title, color, seconds}: Look) => (
  <>
    <div>{name}</div>
    <div>{title}</div>
    <div style={{width: 48, height: 48, borderRadius: 24, backgroundColor: color}} />
    <div>{seconds ? `${seconds} s` : null}</div>
  </>
);

export const PropsLayers: React.FC<Props> = ({studioEdits, inputProps, calculateMetadata}) => {
  const frame = useCurrentFrame();
  const layers: {name: string; active: boolean; look: Look}[] = [
    {name: 'defaultProps', active: true, look: {title: 'Hello', color: '#4f7cff', seconds: 3}},
    {name: 'Studio edits', active: studioEdits, look: {color: '#ffc247'}},
    {name: 'Input props', active: inputProps, look: {title: 'Ahoy'}},
    {name: 'calculateMetadata()', active: calculateMetadata, look: {seconds: 5}},
  ];
  const reached = interpolate(frame, [10, 90], [0, 4], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const result = layers
    .filter(({active}, i) => active && i < reached - 0.5)
    .reduce<Look>((merged, {look}) => ({...merged, ...look}), {});

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', color: '#f4f6fb', fontSize: 42}}>
      {layers.map(({name, active, look}, i) => {
        const opacity = active ? 1 : 0.35;
        return (
          <div key={name} style={{...row, top: 64 + i * 104, opacity, backgroundColor: '#1b2030'}}>
            {cells(name, active ? look : {})}
          </div>
        );
      })}
      <div style={{...row, height: 6, top: 54 + reached * 104, backgroundColor: '#ff6a4d'}} />
      <div style={{...row, top: 540, backgroundColor: '#2c3448'}}>
        {cells('The component gets', result)}
      </div>
    </AbsoluteFill>
  );
};
