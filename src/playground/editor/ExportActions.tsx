import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Refusal} from 'react-docs-playground';

import {copyText} from '@site/src/client/copyText';

import {openCommands} from '../project/openCommands';
import type {Project} from '../project/project';
import type {ExportAction} from '../project/exportActions';
import styles from './styles.module.css';
import type {Preview} from './usePreview';

interface Props {
  project: Project;
  preview: Preview;
  /** The name in the component registry of what the page shows; none for code from a link. */
  item: string | undefined;
}

/** Buttons that bring the code to the reader's computer; what does it loads when it is needed. */
export function ExportActions({project, preview, item}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [outcome, setOutcome] = useState('');

  const tell = async (work: Promise<string>): Promise<void> => {
    setOutcome('Working…');
    setOutcome(
      await work.catch((error: unknown) =>
        error instanceof Refusal ? error.message : 'Something went wrong. Try again.',
      ),
    );
  };
  const run = async (action: ExportAction): Promise<string> => {
    const {runExportAction} = await import('../project/exportActions');
    return runExportAction(action, baseUrl, project, preview.frameWindow());
  };
  const copyCommands = async (): Promise<string> => {
    // Nothing may load first: Safari only lets a page copy directly after a click (src/client/copyText.ts).
    await navigator.clipboard.writeText(
      openCommands(project.title, navigator.userAgent.includes('Windows')),
    );
    return 'Commands copied. Run them where the project was saved.';
  };
  const copyAddCommands = async (name: string): Promise<string> => {
    const commands = import('../project/addCommands');
    await copyText(commands.then(({addCommands}) => addCommands(baseUrl, name)));
    return 'Command copied. Run it in your project: it adds the code as this page shows it.';
  };
  const actions: [label: string, action: () => Promise<string>][] = [
    ['Download project', () => run('project')],
    ['Copy commands', copyCommands],
    ['Save frame as PNG', () => run('picture')],
  ];
  if (item !== undefined) actions.push(['Add to my project', () => copyAddCommands(item)]);

  return (
    <div className={styles.home}>
      <div className={styles.actions}>
        {actions.map(([label, action]) => (
          <button
            key={label}
            type="button"
            className={styles.action}
            onClick={() => {
              void tell(action());
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
