import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {Refusal, type Project} from '../project/project';
import styles from './styles.module.css';
import type {Preview} from './usePreview';

interface Props {
  project: Project;
  preview: Preview;
}

/** Buttons that bring the code to the reader's computer; what does it loads when it is needed. */
export function TakeHome({project, preview}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [outcome, setOutcome] = useState('');
  const [isBusy, setBusy] = useState(false);

  const download = async (): Promise<string> => {
    const {downloadProject} = await import('../project/downloadProject');
    return `Saved ${await downloadProject(baseUrl, project)}.`;
  };
  const copyCommands = async (): Promise<string> => {
    const {openCommands} = await import('../project/openCommands');
    const commands = openCommands(project.title, navigator.userAgent.includes('Windows'));
    await navigator.clipboard.writeText(commands);
    return 'Commands copied. Run them where the project was saved.';
  };
  const savePicture = async (): Promise<string> => {
    const frame = preview.frameWindow();
    if (!frame || !preview.playback.ready) throw new Refusal('There is no picture yet.');
    const picture = await import('../project/savePicture');
    return `Saved ${await picture.savePicture(baseUrl, project, frame)}.`;
  };
  const actions: readonly [label: string, action: () => Promise<string>][] = [
    ['Download project', download],
    ['Copy commands', copyCommands],
    ['Save frame as PNG', savePicture],
  ];
  const run = async (action: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setOutcome('');
    try {
      setOutcome(await action());
    } catch (error) {
      setOutcome(
        error instanceof Refusal
          ? error.message
          : 'That did not work. Check your connection, then try again.',
      );
    }
    setBusy(false);
  };

  return (
    <div className={styles.home}>
      <div className={styles.actions}>
        {actions.map(([label, action]) => (
          <button
            key={label}
            type="button"
            className={styles.action}
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void run(action);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
    </div>
  );
}
