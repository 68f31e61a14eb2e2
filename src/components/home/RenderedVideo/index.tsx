import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {prefersReducedMotion} from '@site/src/client/prefersReducedMotion';
import {useSeen} from '@site/src/components/docs/Demo/useSeen';
import {RenderTime} from '@site/src/components/products/RenderTime';
import {measurementOf} from '@site/src/data/measurements';
import type {DemoData} from '@site/src/demos/read';

import styles from './styles.module.css';

interface Props {
  demo: DemoData;
  /** The source of the composition. */
  children: ReactNode;
}

/**
 * The MP4 that `npm run demos:video` rendered from a demo, beside the demo's code. It has no sound, and
 * plays once when it is first seen, unless the reader prefers reduced motion.
 */
export function RenderedVideo({demo, children}: Props): ReactNode {
  const {id, alt, width, height, fps, durationInFrames} = demo;
  const video = useRef<HTMLVideoElement>(null);
  const seen = useSeen(video);
  const source = useBaseUrl(`/video/${id}.mp4`);
  const poster = useBaseUrl(`/img/demos/${id}.webp`);
  useEffect(() => {
    if (!seen || prefersReducedMotion()) return;
    // Playback was refused, for example to save power: the poster and the controls stay.
    video.current?.play().catch(() => undefined);
  }, [seen]);
  return (
    <figure className={styles.rendered}>
      <div className={styles.result}>
        <video
          ref={video}
          className={styles.video}
          src={source}
          poster={poster}
          // WebKit hides the poster once it has tried to play, also without the codec.
          style={{background: `url("${poster}") center / cover`}}
          width={width}
          height={height}
          aria-label={alt}
          controls
          muted
          playsInline
          preload="none"
        />
        <figcaption className={styles.caption}>
          <span>
            This MP4 was rendered from the code shown here: {width} × {height} pixels,{' '}
            {durationInFrames} frames at {fps} fps, in <RenderTime of={measurementOf(id)} /> To
            reproduce it, run <code>npm run demos:video -- {id}</code> in this site’s repository.
          </span>
          <span className={styles.links}>
            <Link to={`/playground?start=${id}#editor`}>Edit this code</Link>
            {/* oxlint-disable-next-line @docusaurus/no-html-links -- a file to save, not a page to go to */}
            <a href={source} download>
              Download the MP4
            </a>
          </span>
        </figcaption>
      </div>
      <div className={styles.source}>{children}</div>
    </figure>
  );
}
