// The composition that scripts/covers.ts renders: one still, with the props of each post's cover.
import '@fontsource-variable/instrument-sans/index.css';
import type {ReactNode} from 'react';
import {AbsoluteFill, Still, continueRender, delayRender, random, registerRoot} from 'remotion';

import {colors, covers, type Cover, type CoverArea} from './covers';
import {motifs} from './motifs';

const font = '"Instrument Sans Variable"';
const handle = delayRender('Loading the font');
void document.fonts.load(`680 40px ${font}`).then(() => {
  continueRender(handle);
});

const width = 1200;

/** The covers of an area form one timeline: the playhead advances from article to article. */
const playheadX = (area: CoverArea, slug: string): number => {
  const line = covers.filter((cover) => cover.area === area);
  const place = line.findIndex((cover) => cover.slug === slug);
  return 60 + (place / Math.max(1, line.length - 1)) * (width - 120);
};

function CoverPicture({area, slug, headline, motif, main, second}: Readonly<Cover>): ReactNode {
  const draw = motifs[motif];
  if (!draw) throw new Error(`There is no drawing "${motif}" for the cover of ${slug}.`);
  const isVersion = headline.length < 4;
  const x = playheadX(area, slug);
  return (
    <AbsoluteFill
      style={{
        background: `radial-gradient(circle at 85% 110%, ${colors[main]}38, transparent 60%), #10141d`,
        fontFamily: font,
      }}
    >
      <svg viewBox="0 0 1200 630" fontFamily={font}>
        {Array.from({length: 57}, (_, index) => (
          <rect
            key={index}
            x={60 + index * 19.2}
            width={2}
            height={index % 8 === 0 ? 26 : 14}
            fill="#4b566d"
          />
        ))}
        <rect x={x - 2} width={4} height={630} fill="#ff6a4d" opacity={0.4} />
        <g transform="translate(510 84)">
          {draw({
            main: colors[main],
            second: colors[second],
            pick: (name) => random(`${slug}-${name}`),
          })}
        </g>
        <path d={`M${x - 15} 0h30v16l-15 18-15-18z`} fill="#ff6a4d" />
      </svg>
      <div
        style={{
          position: 'absolute',
          left: 60,
          bottom: isVersion ? 30 : 62,
          width: 440,
          color: '#f4f6fb',
          fontSize: isVersion ? 300 : 92,
          fontWeight: 680,
          lineHeight: 1,
          letterSpacing: '-0.045em',
        }}
      >
        {headline}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 64,
          top: 84,
          color: '#a8b3c8',
          fontSize: 44,
          fontWeight: 600,
          letterSpacing: '-0.02em',
        }}
      >
        Remotion
      </div>
    </AbsoluteFill>
  );
}

registerRoot(() => (
  <Still id="cover" component={CoverPicture} width={width} height={630} defaultProps={covers[0]} />
));
