import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import type {Project} from '../project/project';
import type {TakeHomeAction} from '../project/takeHome';
import styles from './styles.module.css';
import type {Preview} from './usePreview';

const actions: readonly [label: string, action: TakeHomeAction][] = [
  ['Download project', 'project'],
  ['Copy commands', 'commands'],
  ['Save frame as PNG', 'picture'],
];

interface Props {
  project: Project;
  preview: Preview;
}

/** Buttons that bring the code to the reader's computer; what does it loads when it is needed. */
export function TakeHome({project, preview}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [outcome, setOutcome] = useState('');

  const run = async (action: TakeHomeAction): Promise<void> => {
    setOutcome('Working…');
    try {
      const {takeHome} = await import('../project/takeHome');
      setOutcome(await takeHome(action, baseUrl, project, preview.frameWindow()));
    } catch {
      setOutcome('That did not work.');
    }
  };

  return (
    <div className={styles.home}>
      <div className={styles.actions}>
        {actions.map(([label, action]) => (
          <button
            key={label}
            type="button"
            className={styles.action}
            onClick={() => {
              void run(action);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.outcome} role="status">
        {outcome}
      </div>
    </div>
  );
}
