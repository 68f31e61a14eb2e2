import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {sandboxPage} from '@site/src/config/sandbox';

import styles from './styles.module.css';
import type {Preview} from './usePreview';

interface Props {
  preview: Preview;
  /** Without a background of its own, the picture is seen on gray. */
  isSample: boolean;
}

/** The frame that runs the code: without the page's origin, storage, cookies or network. */
export function Frame({preview, isSample}: Props): ReactNode {
  const source = useBaseUrl(sandboxPage);
  if (!preview.hasFrame) return null;
  return (
    <iframe
      key={preview.frameNumber}
      ref={preview.frameRef}
      className={styles.frame}
      src={isSample ? `${source}#root` : source}
      title="Video"
      sandbox="allow-scripts"
      allow="autoplay *"
      // The buttons below it control the player; inside there is nothing to reach by keyboard.
      tabIndex={-1}
    />
  );
}
