import type {ReactNode} from 'react';
import {PreviewFrame} from 'react-docs-playground/preview';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {sandboxPage} from '@site/src/config/sandbox';

import styles from './styles.module.css';
import type {Preview} from './usePreview';

interface Props {
  preview: Preview;
  /** Without a background of its own, the picture is seen on gray. */
  isSample: boolean;
}

/** The frame that plays the code. */
export function Frame({preview, isSample}: Props): ReactNode {
  const source = useBaseUrl(sandboxPage);
  return (
    <PreviewFrame
      preview={preview}
      className={styles.frame}
      src={isSample ? `${source}#root` : source}
      title="Video"
      allow="autoplay *"
      // The buttons below it control the player; inside there is nothing to reach by keyboard.
      isFocusable={false}
    />
  );
}
