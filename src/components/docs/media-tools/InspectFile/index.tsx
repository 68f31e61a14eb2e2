import type {ReactNode} from 'react';

import {FilePicker} from '../parts/FilePicker';
import {formatBytes} from '../parts/format';
import {Status} from '../parts/Status';
import {ToolFrame} from '../parts/ToolFrame';
import {Details} from './Details';
import {Facts} from './Facts';
import {TrackTimelines} from './TrackTimelines';
import {useInspection, type Inspection} from './useInspection';

const textOf = ({name = '', state, failures, header, samples}: Inspection): string => {
  switch (state) {
    case 'idle':
      return 'No file yet.';
    case 'running':
      if (!header) return `${name}: reading the header`;
      return samples
        ? `${name}: reading samples, ${formatBytes(samples.read)} of ${formatBytes(samples.size ?? 0)}`
        : `${name}: reading tags`;
    case 'done':
      return failures.tags ? `${name}: read, but not the tags. ${failures.tags}` : `${name}: read.`;
    case 'stopped':
      return `${name}: stopped.`;
    case 'failed':
      return failures.samples
        ? `${name}: the header was read, but not all samples. ${failures.samples}`
        : `${name} can't be read. ${failures.header ?? ''}`;
  }
};

const progressOf = ({state, samples}: Inspection): number | null | undefined => {
  if (state !== 'running') return undefined;
  return samples?.size ? Math.min(1, samples.read / samples.size) : null;
};

/** Shows what Media Parser reads from a file of the visitor, in the page and without an upload. */
export function InspectFile(): ReactNode {
  const {inspection, inspect, stop} = useInspection();
  const {state, header, samples, slow} = inspection;
  return (
    <ToolFrame
      title="Inspect a file"
      summary="It reads a video or audio file that you choose, without uploading it, and lists its container, duration, dimensions, frame rate, tracks, codecs, rotation, metadata, keyframes and samples."
    >
      <FilePicker onChoose={inspect} />
      <Status
        text={textOf(inspection)}
        isFailure={state === 'failed'}
        progress={progressOf(inspection)}
      >
        <button
          type="button"
          className="outline-button"
          disabled={state !== 'running'}
          onClick={stop}
        >
          Stop
        </button>
      </Status>
      <Facts header={header} slow={slow} />
      <TrackTimelines tracks={header?.tracks ?? []} timelines={samples?.timelines ?? {}} />
      <Details {...inspection} />
    </ToolFrame>
  );
}
