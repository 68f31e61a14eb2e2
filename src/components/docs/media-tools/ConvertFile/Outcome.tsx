import type {ReactNode} from 'react';

import {formatBytes, formatSeconds} from '../parts/format';
import styles from './styles.module.css';
import type {Conversion} from './useConversion';

const extension: Record<string, string> = {mp4: 'mp4', webm: 'webm', wav: 'wav'};

/** A link to the new file, and what Media Parser reads from it; a place for them until then. */
export function Outcome({name = '', outcome, url}: Conversion): ReactNode {
  if (!outcome || url === undefined) {
    return <p className={styles.outcome}>The new file will appear here.</p>;
  }
  const {file, container, durationInSeconds, dimensions, videoCodec, audioCodec} = outcome;
  const {sampleRate, numberOfAudioChannels: channels} = outcome;
  const facts = [
    container,
    dimensions && `${dimensions.width}×${dimensions.height}`,
    durationInSeconds !== null && formatSeconds(durationInSeconds),
    videoCodec,
    audioCodec,
    sampleRate !== null && `${sampleRate} Hz`,
    channels !== null && (channels === 1 ? 'mono' : `${channels} channels`),
    formatBytes(file.size),
  ].filter(Boolean);
  const newName = `${name.replace(/\.[^.]*$/, '')}-converted.${extension[container] ?? container}`;
  return (
    <p className={styles.outcome}>
      {/* oxlint-disable-next-line @docusaurus/no-html-links -- A file, not a page. */}
      <a href={url} download={newName}>
        Download {newName}
      </a>
      <br />
      As Media Parser reads it: {facts.join(', ')}.
    </p>
  );
}
