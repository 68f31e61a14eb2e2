import {useEffect, useState, type CSSProperties, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import {prefersReducedMotion} from '@site/src/client/prefersReducedMotion';
import {parseDemo, type DemoProps} from '@site/src/components/docs/Demo/demoData';

import type {Workbench} from '../editor/Workbench';
import {openProject, type OpenedProject} from '../project/openProject';
import styles from './styles.module.css';

interface Opened extends OpenedProject {
  Editor: typeof Workbench;
  address: string;
}

type Props = DemoProps & {
  /** The demo's source, as a code block; inserted in the build. */
  children?: ReactNode;
};

/**
 * The editor on a page of its own. It opens what the address asks for: shared code, a starting point,
 * or the demo that the page names, which is shown until then and without JavaScript.
 */
export function Playground({id, data, children}: Props): ReactNode {
  const demo = parseDemo({id, data});
  useBrokenLinks().collectAnchor('editor');
  const {search, hash} = useLocation();
  const baseUrl = useBaseUrl('/');
  const playgroundUrl = useBaseUrl('/playground');
  const still = useBaseUrl(`/img/demos/${id}.webp`);
  const [opened, setOpened] = useState<Opened>();
  const [hasFailed, setFailed] = useState(false);
  const code = hash.startsWith('#code=') ? hash : '';

  useEffect(() => {
    let isCurrent = true;
    Promise.all([
      openProject(baseUrl, {search, hash: code}, id),
      import('../editor/Workbench'),
    ]).then(
      ([found, editor]) => {
        if (!isCurrent) return;
        setFailed(false);
        setOpened({...found, Editor: editor.Workbench, address: search + code});
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, search, code, id]);

  const fallback = (
    <div className={styles.fallback}>
      <div
        className={styles.stage}
        style={
          {'--picture-ratio': `${String(demo.width)} / ${String(demo.height)}`} as CSSProperties
        }
      >
        <img src={still} alt={demo.alt} width={demo.width} height={demo.height} />
      </div>
      <div className={styles.source}>{children}</div>
    </div>
  );
  return (
    <>
      <div id="editor" className={styles.playground}>
        {opened ? (
          <opened.Editor
            key={opened.address}
            original={opened.original}
            start={{frame: 0, playing: !prefersReducedMotion()}}
            playgroundUrl={playgroundUrl}
          />
        ) : (
          fallback
        )}
      </div>
      {(hasFailed || opened?.isDamaged === true) && (
        <p role="alert" data-markdown-ignore="">
          {hasFailed
            ? 'The editor couldn’t be loaded. Check your connection and reload the page.'
            : 'The code in this link is damaged: part of the address may be missing.'}
        </p>
      )}
    </>
  );
}
