import {useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {loadDemoProject} from '../project/openProject';
import {propsFile, type Project} from '../project/project';
import styles from './styles.module.css';
import {Workbench} from './Workbench';

interface Props {
  /** Of the demo. */
  id: string;
  /** The props that its controls have now. */
  values: Readonly<Record<string, unknown>>;
  /** Where its player is. */
  start: {frame: number; playing: boolean};
  onClose: () => void;
}

const withProps = (project: Project, values: Props['values']): Project => ({
  ...project,
  files: project.files.map(({name, code}) => ({
    name,
    code: name === propsFile ? JSON.stringify(values, null, 2) : code,
  })),
});

/** A demo in the editor, in its place on the page. */
export default function DemoEditor({id, values, start, onClose}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const playgroundUrl = useBaseUrl('/playground');
  const [project, setProject] = useState<Project>();
  const [hasFailed, setFailed] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    loadDemoProject(baseUrl, id).then(
      (loaded) => {
        if (isCurrent) setProject(loaded);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, id]);
  useEffect(() => {
    // Code and player, of which one took the place of the other, are seen from their beginning.
    const {top = 0} = root.current?.getBoundingClientRect() ?? {};
    if (project && top < 0) root.current?.scrollIntoView();
  }, [project]);
  return (
    <div ref={root} className={styles.inPage}>
      {hasFailed && <p role="alert">The editor did not load. Reload the page to try again.</p>}
      {project && (
        <Workbench
          original={project}
          initial={withProps(project, values)}
          start={start}
          playgroundUrl={playgroundUrl}
          onClose={onClose}
          takesFocus={window.matchMedia('(pointer: fine)').matches}
        />
      )}
      {hasFailed && (
        <button type="button" className={styles.action} onClick={onClose}>
          Close
        </button>
      )}
    </div>
  );
}
