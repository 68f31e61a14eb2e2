import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {prefersReducedMotion} from '@site/src/client/prefersReducedMotion';
import type {EditedDemo, EditedSample, PageEditorProps} from '@site/src/components/docs/pageEditor';
import {sampleComposition} from '@site/src/content/sampleComposition';

import {loadDemoProject} from '../project/openProject';
import {propsFile, propsText, type Project} from '../project/project';
import {sampleProject, type SampleEdit} from '../project/sampleEdit';
import styles from './styles.module.css';
import {Workbench} from './Workbench';

interface Opened {
  original: Project;
  initial: Project;
  start: {frame: number; playing: boolean};
  item: string | undefined;
}

const openDemo = async (
  baseUrl: string,
  {id, values, frame, playing}: EditedDemo,
): Promise<Opened> => {
  const original = await loadDemoProject(baseUrl, id);
  const files = original.files.map(({name, code}) => ({
    name,
    code: name === propsFile ? propsText(values) : code,
  }));
  return {original, initial: {...original, files}, start: {frame, playing}, item: id};
};

const openSample = ({code, edit}: EditedSample): Opened => {
  const opens = JSON.parse(edit) as SampleEdit;
  const original = sampleProject(code, opens);
  // A sample may begin with nothing, so one that doesn't play shows its middle.
  const isStill = prefersReducedMotion();
  const frame = isStill ? sampleComposition.durationInFrames / 2 : 0;
  return {original, initial: original, start: {frame, playing: !isStill}, item: opens.item};
};

/** A demo or a sample in the editor, in its place on the page. */
export default function PageEditor({subject, onClose}: PageEditorProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const playgroundUrl = useBaseUrl('/playground');
  const [opened, setOpened] = useState<Opened>();
  const [hasFailed, setFailed] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // Changes of the page around it change nothing that is being edited.
  const {current: first} = useRef(subject);
  useEffect(() => {
    if (first.kind === 'sample') {
      setOpened(openSample(first));
      return undefined;
    }
    let isCurrent = true;
    openDemo(baseUrl, first).then(
      (loaded) => {
        if (isCurrent) setOpened(loaded);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, first]);
  const takesKeys = window.matchMedia('(pointer: fine)').matches;
  useEffect(() => {
    if (!opened) return;
    // Without a keyboard on the screen, which would cover the player.
    if (!takesKeys) root.current?.focus({preventScroll: true});
    // Code and player, of which one took the place of the other, are seen from their beginning.
    const {top = 0} = root.current?.getBoundingClientRect() ?? {};
    if (top < 0) root.current?.scrollIntoView();
  }, [opened, takesKeys]);
  return (
    <div
      ref={root}
      tabIndex={-1}
      className={clsx(styles.inPage, subject.kind === 'sample' && styles.alone)}
    >
      {hasFailed && (
        <p role="alert">
          The demo couldn’t be loaded. Close the editor, check your connection, and try again.
        </p>
      )}
      {opened && (
        <Workbench
          original={opened.original}
          initial={opened.initial}
          start={opened.start}
          item={opened.item}
          playgroundUrl={playgroundUrl}
          onClose={onClose}
          takesFocus={takesKeys}
          isSample={subject.kind === 'sample'}
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
