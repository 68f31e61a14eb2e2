import type {ReactNode} from 'react';

import {Buttons} from '../ConvertFile/Buttons';
import type {Choice} from '../ConvertFile/choice';
import {obstacleTo} from '../ConvertFile/obstacles';
import {Outcome} from '../ConvertFile/Outcome';
import {statusOf, useConversion} from '../ConvertFile/useConversion';
import {FilePicker} from '../parts/FilePicker';
import {Status} from '../parts/Status';
import {ToolFrame} from '../parts/ToolFrame';

/** Samples per second that speech models expect. */
const sampleRate = 16_000;

const wav: Choice = {container: 'wav', video: 'drop', audio: 'keep', resize: 'none', rotate: 0};

/** Makes a WAV file at 16 kHz of the sound of a file, in the page. */
export function ResampleAudio(): ReactNode {
  const tool = useConversion();
  const {conversion} = tool;
  const {state, abilities, progress, name = ''} = conversion;
  const isRunning = state === 'running' || state === 'paused';
  const obstacle =
    abilities?.audioTracks === 0
      ? 'It has no audio track.'
      : abilities && obstacleTo(wav, abilities);
  const status = statusOf(conversion, 'ready to resample.');
  return (
    <ToolFrame
      title="Resample audio to 16 kHz"
      summary="It turns the audio of a file that you choose into a WAV file with 16,000 samples per second, without uploading it."
    >
      <FilePicker
        onChoose={(source) => {
          tool.open(source, wav);
        }}
      />
      <Status
        text={obstacle !== undefined ? `${name}: ${obstacle}` : status}
        isFailure={state === 'refused' || state === 'failed'}
        progress={isRunning ? progress : undefined}
      >
        <Buttons
          tool={tool}
          label="Resample"
          isPossible={abilities !== undefined && obstacle === undefined}
          onStart={() => {
            tool.resample(sampleRate);
          }}
        />
      </Status>
      <Outcome {...conversion} />
    </ToolFrame>
  );
}
