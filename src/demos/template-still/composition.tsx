import React from 'react';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  title: string;
  description: string;
  color: string;
};

const others = ['#f2b134', '#2fa98c', '#7d5cff'];

export const PreviewCards: React.FC<Props> = ({title, description, color}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const colors = [...others, color];

  return (
    <AbsoluteFill style={{backgroundColor: '#eceff5'}}>
      {colors.map((fill, i) => {
        const fromTop = colors.length - 1 - i;
        const deal = spring({frame: frame - i * 12, fps, config: {damping: 15}});
        const spread = spring({frame: frame - 62, fps, config: {damping: 200}});
        return (
          <div
            key={`card-${i}`}
            style={{
              position: 'absolute',
              left: 190,
              top: 125,
              width: 900,
              height: 470,
              padding: 70,
              borderRadius: 30,
              backgroundColor: fill,
              boxShadow: '0 18px 50px rgb(16 20 29 / 25%)',
              color: '#fff',
              rotate: `${fromTop * -7 * spread}deg`,
              translate: `${fromTop * -26 * spread}px ${(1 - deal) * 760 + fromTop * -4 * spread}px`,
              transformOrigin: '0 100%',
            }}
          >
            {fromTop === 0 ? (
              <>
                <div style={{fontSize: 88, fontWeight: 700, lineHeight: 1.05}}>{title}</div>
                <div style={{marginTop: 26, fontSize: 44, lineHeight: 1.3}}>{description}</div>
                <div
                  style={{position: 'absolute', right: 60, bottom: 50, fontSize: 34, opacity: 0.9}}
                >
                  1200 × 627
                </div>
              </>
            ) : null}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
