import {memo, type ReactNode} from 'react';

import {drawings} from './drawings';

/** The frame used as the still, about two thirds into the loop. */
export const stillFrame = 78;

interface Props {
  slug: string;
  frame?: number;
  className?: string | undefined;
}

/**
 * The drawing of a showcase entry at a frame, on a canvas of 640 by 360. Decoration: it has no
 * name. Rendered once per frame, however often the list around it renders.
 */
export const Art = memo(function Art({slug, frame = stillFrame, className}: Props): ReactNode {
  const drawing = drawings[slug];
  if (!drawing) throw new Error(`src/components/showcase/Art has no drawing "${slug}".`);
  return (
    <svg className={className} viewBox="0 0 640 360" aria-hidden="true" focusable="false">
      <rect width={640} height={360} fill={drawing.background} />
      {drawing.draw(frame)}
    </svg>
  );
});
