import {useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {CodeBlock} from '../../CodeBlock';
import {FilePicker} from '../parts/FilePicker';
import {Status} from '../parts/Status';
import {ToolFrame} from '../parts/ToolFrame';
import {AbilityTable} from './AbilityTable';
import {Buttons} from './Buttons';
import type {Choice} from './choice';
import {codeHtmlOf, codeOf} from './code';
import {Controls} from './Controls';
import {obstacleTo} from './obstacles';
import {Outcome} from './Outcome';
import styles from './styles.module.css';
import {statusOf, useConversion} from './useConversion';

const initial: Choice = {
  container: 'webm',
  video: 'default',
  audio: 'keep',
  resize: 'none',
  rotate: 0,
};

/** Converts a file of the visitor in the page, beside the code that does the same. */
export function ConvertFile(): ReactNode {
  const [choice, setChoice] = useState(initial);
  const tool = useConversion();
  const {conversion} = tool;
  const {state, abilities, progress} = conversion;
  const obstacle = abilities && obstacleTo(choice, abilities);
  const isRunning = state === 'running' || state === 'paused';
  const status = statusOf(conversion, 'ready to convert.');
  const html = useMemo(() => codeHtmlOf(codeOf(choice)), [choice]);
  return (
    <ToolFrame
      title="Convert a file"
      summary="It converts a file that you choose to another container, codec, size or orientation, without uploading it, and shows the code that does the same."
    >
      <FilePicker
        onChoose={(source) => {
          tool.open(source, choice);
        }}
      />
      <div className={styles.columns}>
        <div>
          <Controls
            choice={choice}
            onChange={(next) => {
              setChoice(next);
              tool.check(next);
            }}
          />
          <p className={styles.hint}>
            {abilities && abilities.rotation !== 0 && (
              <>
                This file’s metadata tells players to rotate it by {abilities.rotation}°. At
                4.0.319, its video{' '}
                <Link to="/docs/webcodecs/rotate-a-video#videos-with-rotation-metadata">
                  comes out wrong
                </Link>{' '}
                when it is re-encoded.
              </>
            )}
          </p>
        </div>
        <AbilityTable abilities={abilities} />
      </div>
      <Status
        text={
          obstacle !== undefined && !isRunning ? `${conversion.name ?? ''}: ${obstacle}` : status
        }
        isFailure={state === 'refused' || state === 'failed'}
        progress={isRunning ? progress : undefined}
      >
        <Buttons
          tool={tool}
          label="Convert"
          isPossible={abilities !== undefined && obstacle === undefined}
          onStart={() => {
            tool.convert(choice);
          }}
        />
      </Status>
      <Outcome {...conversion} />
      <div className={styles.code}>
        <CodeBlock html={html} language="ts" title="convert.ts" />
      </div>
    </ToolFrame>
  );
}
