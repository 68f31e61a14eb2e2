import type {ReactNode} from 'react';

import {formatBitrate, formatBytes, formatNumber, formatSeconds} from '../parts/format';
import type {Inspection} from './useInspection';
import styles from './styles.module.css';

/** Until a value is known. */
const unknown = '–';
const notStored = 'not stored';

type Values = Pick<Inspection, 'header' | 'slow'>;

const size = ({width, height}: {width: number; height: number}): string => `${width}×${height}`;

/** Fields, in the order of the page about them, with what to show for them. */
const facts: readonly {name: string; field: string; value: (values: Values) => string}[] = [
  {name: 'Container', field: 'container', value: ({header}) => header?.container ?? unknown},
  {
    name: 'Size',
    field: 'size',
    value: ({header}) => (typeof header?.size === 'number' ? formatBytes(header.size) : unknown),
  },
  {
    name: 'Duration',
    field: 'durationInSeconds',
    value: ({header, slow}) => {
      if (!header) return unknown;
      if (header.durationInSeconds !== null) return formatSeconds(header.durationInSeconds);
      return slow ? `${formatSeconds(slow.slowDurationInSeconds)}, from the samples` : notStored;
    },
  },
  {
    name: 'Dimensions',
    field: 'dimensions',
    value: ({header}) => {
      if (!header) return unknown;
      return header.dimensions ? size(header.dimensions) : 'none';
    },
  },
  {
    name: 'Rotation',
    field: 'rotation',
    value: ({header}) => {
      if (!header) return unknown;
      const {rotation, unrotatedDimensions} = header;
      if (rotation === null) return 'none';
      return rotation !== 0 && unrotatedDimensions
        ? `${rotation}°, stored as ${size(unrotatedDimensions)}`
        : `${rotation}°`;
    },
  },
  {
    name: 'Frame rate',
    field: 'fps',
    value: ({header, slow}) => {
      if (!header) return unknown;
      if (header.fps !== null) return `${formatNumber(header.fps)} fps`;
      if (!header.dimensions) return 'none';
      return slow ? `${formatNumber(slow.slowFps)} fps, from the samples` : notStored;
    },
  },
  {
    name: 'Video codec',
    field: 'videoCodec',
    value: ({header}) => (header ? (header.videoCodec ?? 'none') : unknown),
  },
  {
    name: 'Audio codec',
    field: 'audioCodec',
    value: ({header}) => (header ? (header.audioCodec ?? 'none') : unknown),
  },
  {
    name: 'Sample rate',
    field: 'sampleRate',
    value: ({header}) => {
      if (!header) return unknown;
      return header.sampleRate === null ? 'none' : `${header.sampleRate} Hz`;
    },
  },
  {
    name: 'Channels',
    field: 'numberOfAudioChannels',
    value: ({header}) => (header ? String(header.numberOfAudioChannels ?? 'none') : unknown),
  },
  {
    name: 'HDR',
    field: 'isHdr',
    value: ({header}) => {
      if (!header) return unknown;
      return header.isHdr ? 'yes' : 'no';
    },
  },
  {
    name: 'Frames',
    field: 'slowNumberOfFrames',
    value: ({slow}) => (slow ? String(slow.slowNumberOfFrames) : unknown),
  },
  {
    name: 'Keyframes',
    field: 'slowKeyframes',
    value: ({slow}) => (slow ? String(slow.slowKeyframes.length) : unknown),
  },
  {
    name: 'Video bitrate',
    field: 'slowVideoBitrate',
    value: ({slow}) => {
      if (!slow) return unknown;
      return slow.slowVideoBitrate === null ? 'none' : formatBitrate(slow.slowVideoBitrate);
    },
  },
  {
    name: 'Audio bitrate',
    field: 'slowAudioBitrate',
    value: ({slow}) => {
      if (!slow) return unknown;
      return slow.slowAudioBitrate === null ? 'none' : formatBitrate(slow.slowAudioBitrate);
    },
  },
];

/** The fields of a file with their values, or dashes in their places. */
export function Facts(values: Values): ReactNode {
  return (
    <dl className={styles.facts} aria-label="Fields">
      {facts.map(({name, field, value}) => (
        <div key={field}>
          <dt>
            {name} <code>{field}</code>
          </dt>
          <dd>{value(values)}</dd>
        </div>
      ))}
    </dl>
  );
}
